import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createRoot } from '../neighbourhood/certificates.ts';
import { runCli } from './run-cli.ts';

const CODINGS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

// TLS and decompression are loaded by the first that needs them, and parts of the HTTP client are left out of the bundle.
it.each(Object.entries(CODINGS))(
  'the bundle reads over TLS, offered HTTP/2 too, with %s bodies',
  async (coding, compress) => {
    const root = await createRoot({ commonName: 'Test Root' });
    const { key, chain } = await root.issue({ commonName: 'mcp', names: ['127.0.0.1'] });
    const tls = { key, cert: chain, ALPNProtocols: ['h2', 'http/1.1'] };
    const server = createServer(tls, async (request, response) => {
      const { id, method } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      if (id === undefined) return response.writeHead(202).end();
      const result =
        method === 'initialize'
          ? { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: {} }
          : { tools: [{ name: 'only', inputSchema: { type: 'object' } }] };
      const body = compress(JSON.stringify({ jsonrpc: '2.0', id, result }));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding })
        .end(body);
    });
    const folder = await mkdtemp(join(tmpdir(), 'rollcall-bundle-'));
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const NODE_EXTRA_CA_CERTS = join(folder, 'root.pem');
      await writeFile(NODE_EXTRA_CA_CERTS, root.cert);
      const url = `https://127.0.0.1:${port}/mcp`;
      const args = ['handshake', url, '--allow-private', '--json'];
      const { code, stdout, stderr } = await runCli(args, { env: { NODE_EXTRA_CA_CERTS } });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', tools: [{ name: 'only' }] });
      expect(code).toBe(0);
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    }
  },
);
