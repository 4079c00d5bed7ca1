import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import type { Observation } from '../../src/observation/observation.ts';
import { type HandshakeOptions, readHandshake } from '../../src/reads/handshake.ts';
import type { Step } from '../neighbourhood/scripted-case.ts';
import { playCase } from '../neighbourhood/scripted-server.ts';
import { readOptions } from './read-options.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SSE_TYPE = { 'content-type': 'text/event-stream' };
const RESULT =
  '{"jsonrpc":"2.0","id":$ID,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"fx","version":"1.0.0"}}}';
const TOOLS = (names: string[], next?: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: '$ID',
    result: {
      tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })),
      ...(next === undefined ? {} : { nextCursor: next }),
    },
  }).replace('"$ID"', '$ID');
const rpcError = (code: number, message: string, data?: unknown) =>
  `{"jsonrpc":"2.0","id":$ID,"error":${JSON.stringify({ code, message, data })}}`;

const on = (name: string, status: number, body = '', headers = JSON_TYPE as object): Step =>
  ({ on: name, path: '/mcp', status, body, headers }) as Step;

interface Played {
  observation: Observation;
  requests: string[];
  status: string;
  reason: string | null;
  era: string | null;
  tools: number | null;
  pages: number;
  transient: boolean;
}

async function play(exchange: Step[], own: Partial<HandshakeOptions> = {}): Promise<Played> {
  const server = await playCase({ n: 0, title: '', status: '', tags: [], exchange });
  try {
    const observation = await readHandshake(server.url, readOptions(own));
    const judged = judgeHandshake(observation);
    const { status, reason, era, pages, transient } = judged;
    const tools = judged.tools?.length ?? null;
    const requests = [...server.requests];
    return { observation, requests, status, reason, era, tools, pages, transient };
  } finally {
    await server.close();
  }
}

describe.concurrent('a refusal', () => {
  it.each([
    [
      'of a CSRF guard',
      403,
      '<h1>CSRF verification failed</h1>',
      { 'content-type': 'text/html' },
      'error',
      'csrf_refused',
    ],
    [
      'of a host guard',
      403,
      'Access is only allowed at localhost:1',
      { 'content-type': 'text/plain' },
      'error',
      'origin_refused',
    ],
    [
      "of the SDK's guard",
      403,
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Invalid Host: x"}}',
      JSON_TYPE,
      'error',
      'origin_refused',
    ],
    ['of a gate by 403', 403, '{"error":"forbidden"}', JSON_TYPE, 'auth_required', 'forbidden'],
    [
      'of a gate by 403 with a challenge',
      403,
      'origin not allowed',
      { 'www-authenticate': 'Bearer' },
      'auth_required',
      'forbidden',
    ],
    [
      "of Cloudflare's edge",
      403,
      'error code: 1010',
      { server: 'cloudflare', 'content-type': 'text/plain' },
      'error',
      'bot_challenge',
    ],
    [
      'of a wall whose page alone says so',
      403,
      '<title>Attention Required! | Cloudflare</title>',
      { 'content-type': 'text/html' },
      'error',
      'bot_challenge',
    ],
    [
      'of a wall that says 429',
      429,
      '<html>',
      { 'x-vercel-mitigated': 'challenge' },
      'error',
      'bot_challenge',
    ],
    [
      'of a wall that says 202',
      202,
      '',
      { 'x-amzn-waf-action': 'challenge' },
      'error',
      'bot_challenge',
    ],
    ['that is patient no longer', 429, '', { 'retry-after': '60' }, 'error', 'rate_limited'],
    ['by a vanished endpoint', 410, '', {}, 'error', 'gone'],
    ['by a login', 302, '', { location: '/sso/start' }, 'auth_required', 'login_redirect'],
    ['by a home page', 302, '', { location: '/home' }, 'error', 'redirect_refused'],
    [
      'in words under 200',
      200,
      rpcError(-32001, 'Missing API key'),
      JSON_TYPE,
      'auth_required',
      'auth_error_reply',
    ],
    [
      'of a session under 200',
      200,
      rpcError(-32001, 'Request timed out'),
      JSON_TYPE,
      'error',
      'initialize_error',
    ],
    [
      'with a broken body',
      401,
      'x',
      { 'content-encoding': 'gzip' },
      'auth_required',
      'unauthorized',
    ],
    [
      'in an unknown coding',
      200,
      'x',
      { 'content-encoding': 'pack200-gzip' },
      'error',
      'unsupported_encoding',
    ],
  ])('%s', async (_, status, body, headers, expected, reason) => {
    const played = await play([on('initialize', status, body, headers)]);
    expect({ status: played.status, reason: played.reason }).toEqual({ status: expected, reason });
  });

  it('by a login behind a redirect that keeps the method is still one by a login', async () => {
    const login: Step = {
      on: 'initialize',
      path: '/login',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html>',
    };
    const played = await play([on('initialize', 307, '', { location: '/login' }), login]);
    expect(played.reason).toBe('login_redirect');
  });

  it('by a fourth redirect ends the read', async () => {
    const played = await play([on('initialize', 307, '', { location: '/mcp' })]);
    expect(played).toMatchObject({ status: 'error', reason: 'too_many_redirects' });
    expect(played.requests).toHaveLength(4);
  });
});

describe.concurrent('a conversation', () => {
  it('asks three things, says who asks, and gives its session back', async () => {
    const headers = { ...JSON_TYPE, 'mcp-session-id': 'abc-123' };
    const played = await play([on('initialize', 200, RESULT, headers)]);
    expect(played).toMatchObject({ status: 'ok', tools: 1, era: 'streamable' });
    expect(played.requests).toEqual([
      'initialize /mcp',
      'initialized /mcp',
      'tools/list /mcp',
      'DELETE /mcp',
    ]);
    expect(JSON.stringify(played.observation)).not.toContain('abc-123');
  });

  it('starts again with a version that the refusal lists, once', async () => {
    const refusal = rpcError(-32602, 'Unsupported protocol version', {
      supported: ['2025-03-26', '2025-06-18'],
    });
    const played = await play([on('initialize', 200, refusal), on('initialize', 200, RESULT)]);
    expect(played.status).toBe('ok');
    const stuck = await play([on('initialize', 400, refusal)]);
    expect(stuck).toMatchObject({ status: 'error', reason: 'bad_request' });
    expect(stuck.requests.filter((one) => one.startsWith('initialize'))).toHaveLength(2);
  });

  it('goes modern where only a modern server refuses like this', async () => {
    const refusal = rpcError(-32022, 'Unsupported', { supported: ['2026-07-28'] });
    const discovered =
      '{"jsonrpc":"2.0","id":$ID,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}}';
    const played = await play([on('initialize', 400, refusal), on('discover', 200, discovered)]);
    expect(played).toMatchObject({ status: 'ok', era: 'modern', tools: 1 });
  });

  it('finds a gate behind the modern door', async () => {
    const refusal = rpcError(-32022, 'Unsupported', { supported: ['2026-07-28'] });
    const played = await play([on('initialize', 400, refusal), on('discover', 401)]);
    expect(played).toMatchObject({ status: 'auth_required', reason: 'unauthorized' });
  });

  it('falls to the old transport and reports what that one says', async () => {
    const stream: Step = {
      on: 'GET',
      path: '/mcp',
      status: 200,
      headers: SSE_TYPE,
      body: 'event: endpoint\ndata: /m?s=1\n\n',
    };
    const played = await play([on('initialize', 405), stream]);
    expect(played).toMatchObject({ status: 'ok', era: 'sse', tools: 1 });
  });

  it('answers what the server asks on the way, and only that', async () => {
    const asks = `data: {"jsonrpc":"2.0","id":"a","method":"roots/list"}\n\ndata: ${RESULT}\n\n`;
    const played = await play([on('initialize', 200, asks, SSE_TYPE)]);
    expect(played.status).toBe('ok');
    expect(played.requests.filter((one) => one === 'POST /mcp')).toHaveLength(1);
    expect(played.observation.exchanges[0]?.other_messages).toEqual([
      { kind: 'request', method: 'roots/list' },
    ]);
  });

  it.each([
    ['one JSON text a line', 'application/x-ndjson', `{"jsonrpc":"2.0","method":"m"}\n${RESULT}\n`],
    ['an event stream labelled JSON', 'application/json', `data: ${RESULT}\n\n`],
    ['JSON labelled an event stream', 'text/event-stream', RESULT],
    ['JSON after a byte order mark', 'application/json', `\uFEFF${RESULT}`],
  ])('reads %s', async (_, type, body) => {
    const played = await play([on('initialize', 200, body, { 'content-type': type })]);
    expect(played.status).toBe('ok');
  });

  it('reads a reply in any coding that nobody asked for', async () => {
    const text = RESULT.replace('$ID', '1');
    const step: Step = {
      on: 'initialize',
      path: '/mcp',
      status: 200,
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      body_hex: gzipSync(text).toString('hex'),
    };
    expect((await play([step])).status).toBe('ok');
  });
});

describe.concurrent('a list', () => {
  it('is read page by page, and tools of every page are kept', async () => {
    const played = await play([
      on('initialize', 200, RESULT),
      on('tools/list', 200, TOOLS(['a', 'b'], 'x')),
      on('tools/list', 200, TOOLS(['c'], 'y')),
      on('tools/list', 200, TOOLS(['d'])),
    ]);
    expect(played).toMatchObject({ status: 'ok', tools: 4, pages: 3 });
    expect(played.observation.exchanges.map(({ cursor }) => cursor)).toEqual([
      null,
      null,
      null,
      'x',
      'y',
    ]);
  });

  it('ends at a cursor that was there before', async () => {
    const played = await play([
      on('initialize', 200, RESULT),
      on('tools/list', 200, TOOLS(['a'], 'x')),
      on('tools/list', 200, TOOLS(['b'], 'x')),
    ]);
    expect(played).toMatchObject({ status: 'ok', tools: 2, pages: 2 });
    expect(played.requests.filter((one) => one.startsWith('tools/list'))).toHaveLength(2);
  });

  it('that breaks off is no list', async () => {
    const played = await play([
      on('initialize', 200, RESULT),
      on('tools/list', 200, TOOLS(['a'], 'x')),
      on('tools/list', 200, rpcError(-32602, 'Invalid cursor')),
    ]);
    expect(played).toMatchObject({ status: 'error', reason: 'tools_list_error', tools: null });
  });

  it('that is empty is an answer', async () => {
    const played = await play([on('initialize', 200, RESULT), on('tools/list', 200, TOOLS([]))]);
    expect(played).toMatchObject({ status: 'ok_empty', reason: null, tools: 0 });
  });

  it('that is declared but unknown is an error', async () => {
    const played = await play([
      on('initialize', 200, RESULT),
      on('tools/list', 200, rpcError(-32601, 'x')),
    ]);
    expect(played.reason).toBe('tools_declared_but_missing');
  });
});

describe.concurrent('what a read may cost', () => {
  it('is bounded in bytes', async () => {
    const played = await play([on('initialize', 200, `{"x":"${'y'.repeat(9_000_000)}"}`)]);
    expect(played).toMatchObject({ status: 'error', reason: 'body_too_large' });
  });

  it('is bounded in events', async () => {
    const played = await play([on('initialize', 200, 'data: {"a":1}\n\n'.repeat(3000), SSE_TYPE)]);
    expect(played).toMatchObject({ status: 'error', reason: 'too_many_events' });
  });

  it('is bounded in time, and what hangs then is told apart', async () => {
    const silent: Step = { on: 'initialize', path: '/mcp', behaviour: 'never answer' };
    const first = await play([silent], { timeoutMs: 2000 });
    expect(first).toMatchObject({
      status: 'unreachable',
      reason: 'headers_timeout',
      transient: true,
    });
    const later = await play([on('initialize', 200, RESULT), { ...silent, on: 'tools/list' }], {
      timeoutMs: 3000,
    });
    expect(later).toMatchObject({ status: 'error', reason: 'headers_timeout', transient: true });
  });

  it('is nothing at all for addresses that are refused', async () => {
    const played = await play([on('initialize', 200, RESULT)], { allowPrivate: false });
    expect(played).toMatchObject({ status: 'skipped', reason: 'address_refused', requests: [] });
    for (const [url, reason] of [
      ['https://{tenant}.example/mcp', 'unresolved_template'],
      ['stdio:thing', 'not_http'],
      ['host.example/mcp', 'not_a_url'],
    ] as const) {
      const observation = await readHandshake(url, readOptions());
      expect(judgeHandshake(observation)).toMatchObject({ status: 'skipped', reason, requests: 0 });
    }
  });

  it('ends at a closed port', async () => {
    const observation = await readHandshake('http://127.0.0.1:9/mcp', readOptions());
    expect(judgeHandshake(observation)).toMatchObject({
      status: 'unreachable',
      reason: 'connect_refused',
    });
  });
});
