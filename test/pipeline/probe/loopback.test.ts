import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { probe } from '../../../src/pipeline/probe.ts';
import { readToolset } from '../../../src/store/toolsets.ts';
import { listing } from '../../judge/handshake/listing.ts';
import { world } from './world.ts';

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** A server on loopback that answers each path in its own way. Gives its origin. */
async function serve(paths: Record<string, Answer>): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = paths[request.url ?? ''];
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, body, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mcp: Answer = (_, body, response) => {
  const message = body === '' ? {} : JSON.parse(body);
  const results: Record<string, unknown> = {
    initialize: {
      protocolVersion: '2024-11-05',
      capabilities: { tools: {} },
      serverInfo: { name: 'small', version: '1.0.0' },
    },
    'tools/list': { tools: [{ name: 'echo', inputSchema: { type: 'object' } }] },
  };
  const result = results[message.method];
  if (result === undefined) {
    response.writeHead(202).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }));
};

it('a whole run over real sockets', async () => {
  const contacted: string[] = [];
  const noted = (answer: Answer): Answer => {
    return (request, body, response) => {
      contacted.push(request.url ?? '');
      answer(request, body, response);
    };
  };
  let busy = 1;
  const origin = await serve({
    '/mcp': noted(mcp),
    '/gate': noted((_, __, response) => {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }),
    '/page': noted((_, __, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello');
    }),
    '/busy': noted((request, body, response) => {
      if (busy-- > 0) response.writeHead(503).end();
      else mcp(request, body, response);
    }),
    '/out': noted(mcp),
    '/canary': noted((_, __, response) => void response.end('here')),
  });
  const w = await world();
  await w.configure({ canaries: [`${origin}/canary`], probe: { host_gap_ms: 5 } });
  await w.list(
    ['mcp', 'gate', 'page', 'busy', 'out'].map((path) =>
      listing({ name: `example.test/${path}`, endpoint: `${origin}/${path}` }),
    ),
  );
  await w.optOut({ name: 'example.test/out' });
  let progress = 0;
  const report = await probe({
    dataDir: w.dataDir,
    timeoutMs: 5000,
    allowPrivate: true,
    onProgress: ({ done }) => {
      progress = done;
    },
  });

  expect(contacted[0]).toBe('/canary');
  expect(contacted).not.toContain('/out');
  expect(progress).toBe(4);
  expect(report).toMatchObject({
    targets: 4,
    probed: 4,
    reads: 5,
    second_reads: 1,
    by_status: { ok: 2, auth_required: 1, error: 1, unreachable: 0 },
    opted_out: 1,
  });
  const { servers } = await w.state();
  expect(servers['example.test/mcp']).toMatchObject({
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    era: 'streamable',
    protocol_version: '2024-11-05',
    server_info: { name: 'small', version: '1.0.0' },
    tool_count: 1,
  });
  expect(servers['example.test/gate']).toMatchObject({ endpoint_status: 'auth_required' });
  expect(servers['example.test/page']).toMatchObject({ endpoint_status: 'error' });
  const toolset = await readToolset(w.dataDir, 'example.test/mcp');
  expect(toolset?.tools).toEqual([{ name: 'echo', inputSchema: { type: 'object' } }]);
  const samples = (await w.history()).servers['example.test/busy'];
  expect(samples?.map(([, status]) => status)).toEqual(['ok']);
});

it('contacts nothing private unless that is allowed', async () => {
  let contacts = 0;
  const origin = await serve({ '/mcp': () => contacts++ });
  const w = await world();
  await w.list([listing({ name: 'example.test/mcp', endpoint: `${origin}/mcp` })]);
  const report = await probe({ dataDir: w.dataDir, timeoutMs: 5000 });
  expect(contacts).toBe(0);
  expect(report.by_status.skipped).toBe(1);
  expect((await w.state()).servers).toEqual({});
});
