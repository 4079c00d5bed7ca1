import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeHandshake } from '../../../src/judge/handshake/judge.ts';
import { REASONS } from '../../../src/judge/handshake/reasons.ts';
import type { Exchange, Observation, Outcome } from '../../../src/observation/observation.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../data/schemas/observation.schema.json', import.meta.url), 'utf8'),
);
const OUTCOMES: Outcome[] = schema.$defs.Outcome.enum;
const REFUSALS: Observation['refused'][] = schema.properties.refused.enum;

const exchange = (own: Partial<Exchange>): Exchange => ({
  step: 'initialize',
  rung: 0,
  era: 'streamable',
  method: 'POST',
  url: 'https://host.example/mcp',
  rpc_method: 'initialize',
  rpc_id: 1,
  cursor: null,
  outcome: 'answered',
  detail: null,
  status: 200,
  headers: {},
  media_type: 'application/json',
  body_form: 'json',
  body_excerpt: null,
  bytes_wire: 0,
  bytes_decoded: 0,
  sent_ms: 10.2,
  first_byte_ms: 20,
  end_ms: 30.9,
  reply: null,
  reply_form: null,
  reply_notes: [],
  other_messages: [],
  session: null,
  ...own,
});

const observation = (exchanges: Exchange[], own: Partial<Observation> = {}): Observation => ({
  schema_version: 1,
  read: 'handshake',
  endpoint: 'https://host.example/mcp',
  declared_transport: null,
  started_at: '2026-11-30T00:00:00.000Z',
  duration_ms: 100,
  client: { name: 'c', version: '1', capabilities: {} },
  allow_private: false,
  limits: { time_ms: 1, requests: 1, response_bytes: 1, total_bytes: 1, hops: 1, events: 1 },
  refused: null,
  exchanges,
  connections: [],
  ...own,
});

const opening = exchange({
  end_ms: 15,
  reply: { id: 1, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'n', title: 7 } } },
});
const page = (own: Partial<Exchange>, tools: unknown) =>
  exchange({ step: 'tools/list', end_ms: 60.4, reply: { id: 2, result: { tools } }, ...own });

describe('the judgement of a handshake', () => {
  it.each(OUTCOMES.filter((one) => one !== 'answered'))('has a reason for %s', (outcome) => {
    const cut = exchange({ outcome, status: null, body_form: 'none' });
    const { status, reason, latency_ms } = judgeHandshake(observation([cut]));
    expect(Object.keys(REASONS)).toContain(reason);
    expect(latency_ms).toBeNull();
    const isNetwork = /^(dns|connect|tls)_|^reset$|^headers_timeout$/.test(outcome);
    expect(status).toBe(isNetwork ? 'unreachable' : 'error');
  });

  it.each(REFUSALS.filter((one) => one !== null))('skips what was refused: %s', (refused) => {
    const judged = judgeHandshake(observation([], { refused }));
    expect(judged).toMatchObject({ status: 'skipped', reason: refused, requests: 0 });
    expect(Object.keys(REASONS)).toContain(refused);
  });

  it('says what a healthy server said, and how long it took to say it', () => {
    const judged = judgeHandshake(observation([opening, page({}, [{ name: 'a' }])]));
    expect(judged).toEqual({
      endpoint: 'https://host.example/mcp',
      status: 'ok',
      reason: null,
      http_status: 200,
      latency_ms: 50,
      era: 'streamable',
      protocol_version: '2025-06-18',
      server_info: { name: 'n' },
      tools: [{ name: 'a' }],
      pages: 1,
      requests: 2,
      transient: false,
      validation_method: 'live_mcp',
    });
  });

  it('counts the last try of whatever was repeated, and every page of a session that was lost', () => {
    const lost = page({ cursor: 'x', status: 404, reply: null }, []);
    const judged = judgeHandshake(
      observation([
        opening,
        page({}, [{ name: 'a' }]),
        lost,
        opening,
        page({ cursor: 'x' }, [{ name: 'b' }]),
      ]),
    );
    expect(judged).toMatchObject({ status: 'ok', tools: [{ name: 'a' }, { name: 'b' }], pages: 2 });
  });

  it('drops a page that comes again, but no tool that is twice on one page', () => {
    const twice = [{ name: 'a' }, { name: 'a' }];
    const judged = judgeHandshake(
      observation([opening, page({}, twice), page({ cursor: '' }, twice)]),
    );
    expect(judged).toMatchObject({ tools: twice, pages: 1 });
  });

  it('reports the first failure, not what a fallback met', () => {
    const first = exchange({ status: 405, body_form: 'empty' });
    const fallback = exchange({ step: 'sse', rung: 1, era: 'sse', method: 'GET', status: 404 });
    const judged = judgeHandshake(observation([first, fallback]));
    expect(judged).toMatchObject({ reason: 'method_not_allowed', http_status: 405 });
  });

  it('never counts the goodbye', () => {
    const goodbye = exchange({ step: 'delete', method: 'DELETE', status: 500, end_ms: 9000 });
    const judged = judgeHandshake(observation([opening, page({}, [{ name: 'a' }]), goodbye]));
    expect(judged).toMatchObject({ status: 'ok', latency_ms: 50, requests: 3 });
  });

  it('explains every reason in one sentence', () => {
    for (const { text } of Object.values(REASONS)) expect(text).toMatch(/^[A-Z][^\n]*\.$/);
  });
});
