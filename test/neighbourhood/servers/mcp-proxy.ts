import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSelfSigned } from '../certificates.ts';
import type { Running } from '../running.ts';
import { packageFile, spawnServer } from '../spawned.ts';
import { everythingStdio } from './everything.ts';

const start = (name: string, options: string[], scheme: 'http' | 'https'): Promise<Running> =>
  spawnServer({
    name,
    args: (port) => [
      packageFile('mcp-proxy', 'dist/bin/mcp-proxy.mjs'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      ...options,
      '--',
      ...everythingStdio(),
    ],
    url: (port) => `${scheme}://127.0.0.1:${port}/mcp`,
  });

/** mcp-proxy before a stdio server: the 2026 era and, with sessions, the one before. */
export const mcpProxyDual = (): Promise<Running> => start('mcp-proxy', [], 'http');

/** The same behind `X-API-Key`. */
export const mcpProxyApiKey = (): Promise<Running> =>
  start('mcp-proxy --apiKey', ['--apiKey', 'not-given-to-anyone'], 'http');

/** The same over TLS, with a certificate that nobody vouches for. */
export async function mcpProxySelfSigned(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-tls-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const { cert, key } = await createSelfSigned({ commonName: 'mcp-proxy', names: ['127.0.0.1'] });
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
  const proxy = await start(
    'mcp-proxy over TLS',
    ['--sslCert', certFile, '--sslKey', keyFile],
    'https',
  );
  return {
    url: proxy.url,
    stop: async () => {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
