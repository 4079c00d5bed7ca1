import fc from 'fast-check';
import { expect, it } from 'vitest';
import schema from '../../../data/schemas/observation.schema.json' with { type: 'json' };
import validateResult from '../../../src/generated/checkup.validate.js';
import { judgeCheckup } from '../../../src/judge/checkup/judge.ts';
import { reasonText } from '../../../src/judge/checkup/reasons.ts';
import {
  type Exchange,
  type Observation,
  validateObservation,
} from '../../../src/observation/observation.ts';

const url = fc.constantFrom(
  'https://a.example/mcp',
  'http://a.example/',
  'https://b.example/',
  'x',
);
const result = fc.constantFrom<unknown>(
  { supportedVersions: ['2026-07-28'] },
  { protocolVersion: '2025-06-18' },
  { tools: [], nextCursor: 'a' },
  { tools: [{ name: 'a', inputSchema: {} }] },
  { tools: [null] },
);
const body = fc.oneof(
  fc.constantFrom(null, '', '{}', 'data: {}\n\n'),
  result.map((value) => JSON.stringify({ jsonrpc: '2.0', result: value })),
  fc.integer().map((code) => `{"jsonrpc":"2.0","error":{"code":${code},"message":""}}`),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(['application/json'], ['text/event-stream'], []),
    'www-authenticate': fc.constantFrom(
      ['Bearer'],
      ['Bearer resource_metadata="https://a.example/meta"'],
      ['Bearer resource_metadata="https://b.example/meta"', 'x'],
      [''],
    ),
    location: fc.constantFrom(['/x'], ['https://b.example/'], ['http://['], []),
    'retry-after': fc.constantFrom(['1'], []),
    'content-length': fc.constantFrom(['9999999'], ['x']),
  },
  { requiredKeys: [] },
);
const time = fc.double({ min: 0, max: 20_000, noNaN: true });
const exchange: fc.Arbitrary<Exchange> = fc.record({
  step: fc.constantFrom<Exchange['step']>(
    'discover',
    'initialize',
    'initialized',
    'tools/list',
    'tools/call',
    'metadata',
    'sse',
  ),
  rung: fc.constant(0),
  era: fc.constantFrom('modern' as const, 'streamable' as const, null),
  method: fc.constantFrom('GET' as const, 'POST' as const),
  url,
  rpc_method: fc.constant(null),
  rpc_id: fc.constant(null),
  cursor: fc.constantFrom(null, 'a'),
  outcome: fc.oneof(
    { weight: 9, arbitrary: fc.constant<Exchange['outcome']>('answered') },
    fc.constantFrom(...(schema.$defs.Outcome.enum as Exchange['outcome'][])),
  ),
  detail: fc.constantFrom(null, 'TLS handshake', 'content-length', 'EAI_AGAIN'),
  status: fc.constantFrom(null, 200, 200, 200, 202, 302, 400, 401, 401, 429, 500, 503),
  headers: headers as fc.Arbitrary<Record<string, string[]>>,
  media_type: fc.constant(null),
  body_form: fc.constant('text' as const),
  body_excerpt: fc.constant(null),
  body,
  bytes_wire: fc.nat(),
  bytes_decoded: fc.nat(),
  sent_ms: time,
  first_byte_ms: fc.oneof(time, fc.constant(null)),
  end_ms: time,
  reply: fc.constant(null),
  reply_form: fc.constant(null),
  reply_notes: fc.constant([]),
  other_messages: fc.constant([]),
  session: fc.constant(null),
});
const record: fc.Arbitrary<Observation> = fc.record({
  schema_version: fc.constant(1 as const),
  read: fc.constantFrom('checkup' as const, 'handshake' as const),
  endpoint: url,
  declared_transport: fc.constantFrom('http' as const, 'sse' as const, null),
  started_at: fc.constantFrom('2026-11-30T12:00:00Z', '2016-12-31T23:59:60Z'),
  duration_ms: time,
  client: fc.constant({ name: 'x', version: '1', capabilities: {} }),
  allow_private: fc.boolean(),
  limits: fc.constant({
    time_ms: 10_000,
    requests: 8,
    response_bytes: 2_097_152,
    total_bytes: 9_000_000,
    hops: 3,
    events: 10,
  }),
  refused: fc.constantFrom(null, null, null, 'not_http' as const, 'address_refused' as const),
  exchanges: fc.array(exchange, { maxLength: 9 }),
  connections: fc.array(
    fc.record({ origin: url, address: fc.constant(null), tls: fc.constant(null) }),
    { maxLength: 1 },
  ),
});

it('any record gives fifteen rows with reasons from the table, never a throw', () => {
  const states = new Set<string>();
  fc.assert(
    fc.property(record, (observation) => {
      expect(validateObservation(observation)).toEqual({ observation });
      const judged = judgeCheckup(observation);
      expect(validateResult(judged), JSON.stringify(validateResult.errors)).toBe(true);
      for (const { check, state, reason } of judged.rows) {
        states.add(`${check} ${state}`);
        if (reason !== null) expect(reasonText(reason)).not.toMatch(/undefined|NaN|object Obj/);
      }
      expect(judgeCheckup(structuredClone(observation))).toEqual(judged);
    }),
    { numRuns: 3000 },
  );
  expect(states.size).toBeGreaterThan(30);
});
