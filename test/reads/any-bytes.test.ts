import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { readOptions } from './read-options.ts';

const STATUSES = ['unreachable', 'auth_required', 'error', 'ok', 'ok_empty'];

let server: Server;
let reply: Buffer = Buffer.alloc(0);

beforeAll(async () => {
  server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json = fc.oneof(
  fc.json(),
  fc
    .record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0', 2),
        id: fc.constantFrom(1, 2, '1', null, 0),
        result: fc.oneof(
          fc.jsonValue(),
          fc.constant({ protocolVersion: '2025-06-18', capabilities: {} }),
          fc.constant({ tools: [{ name: 'a' }], nextCursor: '' }),
        ),
        error: fc.oneof(fc.jsonValue(), fc.record({ code: fc.integer(), message: fc.jsonValue() })),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);
const headers = fc.array(
  fc.constantFrom(
    'content-type: application/json',
    'content-type: text/event-stream',
    'content-type: \u0001;;',
    'content-encoding: gzip',
    'content-encoding: br, zstd',
    'content-encoding: x',
    'transfer-encoding: chunked',
    'content-length: 5',
    'content-length: 99999999999',
    'mcp-session-id: \u00e9 \u0001',
    'mcp-session-id: 0',
    'retry-after: 0',
    'location: //[',
    'location: /mcp',
    'location: http://169.254.169.254/',
    'www-authenticate: Bearer realm="',
    'connection: upgrade',
  ),
  { maxLength: 4 },
);
const body = fc.oneof(
  json,
  json.map((text) => `data: ${text}\n\n`),
  json.map((text) => `event: endpoint\rdata: ${text}\r\r: x\r`),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const http = fc
  .tuple(
    fc.constantFrom(100, 101, 200, 202, 204, 302, 307, 400, 401, 403, 404, 429, 500, 503, 999),
    headers,
    body,
  )
  .map(([status, lines, text]) =>
    Buffer.from([`HTTP/1.1 ${status} X`, ...lines, '', text].join('\r\n'), 'latin1'),
  );
const raw = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

it('any bytes as a reply give a status and a reason from the table, never a throw', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = fc.constantFrom(null, 'sse' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: http }, raw),
      transport,
      async (bytes, declared) => {
        reply = bytes;
        const options = readOptions({ transport: declared, timeoutMs: 400 });
        const observation = await readHandshake(`http://127.0.0.1:${port}/mcp`, options);
        expect(validateObservation(observation)).toEqual({ observation });
        const { status, reason } = judgeHandshake(observation);
        expect(STATUSES).toContain(status);
        if (!status.startsWith('ok')) expect(Object.keys(REASONS)).toContain(reason);
      },
    ),
    { numRuns: Number(process.env.ROLLCALL_FUZZ_RUNS ?? 1000) },
  );
}, 600_000);
