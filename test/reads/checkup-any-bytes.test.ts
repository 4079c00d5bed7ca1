import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import validateResult from '../../src/generated/checkup.validate.js';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { reasonText } from '../../src/judge/checkup/reasons.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { checkupText } from '../../src/render/checkup-text.ts';
import { checkupOptions } from './checkup-options.ts';

let server: Server;
let replies: Buffer[] = [];
let asked = 0;

beforeAll(async () => {
  server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.end(replies[asked % replies.length] ?? '');
      asked += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const tools = fc.array(
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        name: fc.string(),
        description: fc.string({ unit: 'binary' }),
        inputSchema: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  ),
  { maxLength: 4 },
);
const message = fc
  .record(
    {
      jsonrpc: fc.constantFrom('2.0', '2.0', '2.0', '1.0'),
      id: fc.jsonValue(),
      result: fc.oneof(
        fc.constant({ supportedVersions: ['2026-07-28'] }),
        fc.constant({ supportedVersions: [''], protocolVersion: '\u0000' }),
        fc.constant({ protocolVersion: '2025-06-18' }),
        fc.record({ tools, nextCursor: fc.jsonValue() }, { requiredKeys: ['tools'] }),
        fc.jsonValue(),
      ),
      error: fc.oneof(
        fc.jsonValue(),
        fc.record({
          code: fc.constantFrom(-32020, -32601, -0, 1.5, 1e300),
          message: fc.constantFrom('', 1),
        }),
      ),
    },
    { requiredKeys: ['jsonrpc'] },
  )
  .map((value) => JSON.stringify(value));
const headers = fc.array(
  fc.constantFrom(
    'content-type: application/json',
    'content-type: text/event-stream',
    'content-type: \u0001;;',
    'content-encoding: gzip',
    'content-length: 99999999999',
    'mcp-session-id: \u00e9',
    'retry-after: 0',
    'location: //[',
    'location: /mcp',
    'location: http://169.254.169.254/',
    'www-authenticate: Bearer realm="',
    'www-authenticate: Bearer resource_metadata="/x"',
    'www-authenticate: Bearer resource_metadata="http://127.0.0.1:1/", scope="a"',
    'www-authenticate: x',
  ),
  { maxLength: 3 },
);
const body = fc.oneof(
  { weight: 4, arbitrary: message },
  message.map((text) => `data: ${text}\n\n`),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const http = fc
  .tuple(fc.constantFrom(200, 200, 200, 202, 302, 400, 401, 401, 404, 429, 500, 503), headers, body)
  .map(([status, lines, text]) =>
    Buffer.from([`HTTP/1.1 ${status} X`, 'connection: close', ...lines, '', text].join('\r\n')),
  );
const raw = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

it('any bytes as answers give fifteen rows that fit the schema, and never a throw', async () => {
  const { port } = server.address() as AddressInfo;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 9, arbitrary: http }, raw), { minLength: 1, maxLength: 5 }),
      async (bytes) => {
        replies = bytes;
        asked = 0;
        const url = `http://127.0.0.1:${port}/mcp`;
        const observation = await readCheckup(url, checkupOptions({ timeoutMs: 400 }));
        expect(validateObservation(observation)).toEqual({ observation });
        const result = judgeCheckup(observation);
        expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
        expect(result.requests).toBeLessThanOrEqual(observation.limits.requests);
        expect(judgeCheckup(JSON.parse(JSON.stringify(observation)))).toEqual(result);
        for (const { reason } of result.rows) {
          if (reason !== null) expect(reasonText(reason)).not.toMatch(/undefined|NaN|object Obj/);
        }
        expect(checkupText(result, { colour: false }).split('\n').length).toBeGreaterThan(20);
      },
    ),
    { numRuns: Number(process.env.ROLLCALL_FUZZ_RUNS ?? 600) },
  );
}, 600_000);
