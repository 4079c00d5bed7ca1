import { describe, expect, inject, test } from 'vitest';
import validate from '../src/generated/observation.validate.js';
import { type HandshakeJudgement, judgeHandshake } from '../src/judge/handshake/judge.ts';
import { readHandshake } from '../src/reads/handshake.ts';
import type { Neighbour } from './neighbourhood/neighbourhood.ts';
import { shownCertificate } from './neighbourhood/shown-certificate.ts';

type Said = Pick<
  HandshakeJudgement,
  'status' | 'reason' | 'era' | 'protocol_version' | 'pages' | 'validation_method'
> & { tools: number | null };

const urls = inject('neighbourhood');

async function handshake(
  neighbour: Neighbour,
  options: { transport?: 'http' | 'sse'; timeoutMs?: number; trust?: string[] } = {},
): Promise<HandshakeJudgement> {
  const observation = await readHandshake(urls[neighbour], {
    transport: options.transport ?? 'http',
    allowPrivate: true,
    timeoutMs: options.timeoutMs ?? 20_000,
    client: { name: 'rollcall-test', version: '0.0.0' },
    userAgent: 'mcp-rollcall/0.0.0 (+http://127.0.0.1/)',
    now: () => new Date(),
    ...(options.trust !== undefined && { trust: options.trust }),
  });
  expect(validate(observation), JSON.stringify(validate.errors)).toBe(true);
  return judgeHandshake(observation);
}

const said = (judgement: HandshakeJudgement): Said => ({
  status: judgement.status,
  reason: judgement.reason,
  era: judgement.era,
  protocol_version: judgement.protocol_version,
  pages: judgement.pages,
  validation_method: judgement.validation_method,
  tools: judgement.tools?.length ?? null,
});

const streamable = (tools: number, pages = 1, version = '2024-11-05'): Said => ({
  status: 'ok',
  reason: null,
  era: 'streamable',
  protocol_version: version,
  pages,
  validation_method: 'live_mcp',
  tools,
});

const sse = (tools: number): Said => ({
  ...streamable(tools),
  era: 'sse',
  validation_method: 'live_mcp_sse',
});

const modern = (tools: number): Said => ({
  ...streamable(tools, 1, '2026-07-28'),
  era: 'modern',
  validation_method: 'live_mcp_modern',
});

const healthy: [Neighbour, Said][] = [
  ['everything-streamable', streamable(13)],
  ['sdk-v1-pager', streamable(25, 3)],
  ['sdk-v2-dual', streamable(1)],
  ['sdk-v2-modern', modern(1)],
  ['tmcp-pages', streamable(8, 3)],
  ['mcp-proxy-dual', streamable(13)],
  ['supergateway-stateless', streamable(13)],
  // Answers with the one version it knows, whatever is asked for.
  ['mcp-lite', streamable(4, 1, '2025-03-26')],
  ['hono-mcp', streamable(2)],
  ['fastmcp', streamable(3)],
  ['hostile-texts', streamable(1)],
];

test.each(healthy)('%s is read whole', async (neighbour, expected) => {
  expect(said(await handshake(neighbour))).toEqual(expected);
});

describe.each(['http', 'sse'] as const)('declared as %s', (transport) => {
  test.each([
    ['everything-sse', sse(13)],
    ['supergateway-sse', sse(13)],
  ] as const)('%s is read whole over HTTP+SSE', async (neighbour, expected) => {
    expect(said(await handshake(neighbour, { transport }))).toEqual(expected);
  });
});

test('a server over TLS is read when its certificate is trusted', async () => {
  const trust = [await shownCertificate(urls['mcp-proxy-self-signed'])];
  expect(said(await handshake('mcp-proxy-self-signed', { trust }))).toEqual(streamable(13));
});

test('the server of an ok says who it is and takes a time to say it', async () => {
  const judgement = await handshake('sdk-v1-pager');
  expect(judgement.server_info).toMatchObject({ name: 'sdk-v1-pager', version: '1.0.0' });
  expect(judgement.latency_ms).toBeGreaterThanOrEqual(0);
  // initialize, initialized, three pages, and the DELETE of its session.
  expect(judgement.requests).toBe(6);
});

const broken: [Neighbour, Partial<HandshakeJudgement>][] = [
  ['bearer-gate', { status: 'auth_required', http_status: 401, transient: false }],
  ['mcp-proxy-api-key', { status: 'auth_required', http_status: 401, transient: false }],
  ['html-page', { status: 'error', http_status: 200, transient: false }],
  ['server-error', { status: 'error', http_status: 500, transient: true }],
  ['too-many-requests', { status: 'error', http_status: 429, transient: true }],
  ['invalid-json', { status: 'error', http_status: 200, transient: false }],
  ['closed-port', { status: 'unreachable', http_status: null }],
];

test.each(broken)('%s is told apart', async (neighbour, expected) => {
  const judgement = await handshake(neighbour);
  expect(judgement).toMatchObject({ ...expected, era: null, tools: null });
  expect(judgement.reason).not.toBeNull();
});

test('a certificate that nobody vouches for is named as the reason', async () => {
  expect(await handshake('mcp-proxy-self-signed')).toMatchObject({
    status: 'unreachable',
    reason: 'tls_self_signed',
    http_status: null,
    transient: false,
  });
});

test('a server that never answers costs its time and no more', async () => {
  const judgement = await handshake('silent', { timeoutMs: 500 });
  expect(judgement).toMatchObject({ status: 'unreachable', http_status: null, transient: true });
});
