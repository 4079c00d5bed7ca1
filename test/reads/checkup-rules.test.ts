import { afterEach, describe, expect, it } from 'vitest';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import type { CheckupOptions } from '../../src/reads/checkup.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { type CheckupServer, playRows, type ScriptRow } from '../neighbourhood/checkup-server.ts';
import { checkupOptions } from './checkup-options.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LIST_CHECKS = [
  'tool_description_hygiene',
  'toolset_fingerprint',
  'schema_fingerprint',
  'toolset_unchanged_vs_approved',
  'schema_unchanged_vs_approved',
];
const servers: CheckupServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const result = (value: unknown) => ({ jsonrpc: '2.0', id: '{{id}}', result: value });
const rpcError = (code: number) => ({
  jsonrpc: '2.0',
  id: '{{id}}',
  error: { code, message: 'x' },
});
const on = (
  rpcMethod: string,
  body: unknown,
  reply: Partial<ScriptRow['reply']> = {},
  when: Partial<ScriptRow['when']> = {},
): ScriptRow => ({
  when: { rpcMethod, ...when },
  reply: { status: 200, headers: JSON_TYPE, body, ...reply },
});
const tool = (name: string) => ({ name, description: 'Does it.', inputSchema: { type: 'object' } });
const page = (names: string[], cursor: string | null, nextCursor?: unknown) =>
  on(
    'tools/list',
    result({ tools: names.map(tool), ...(nextCursor === undefined ? {} : { nextCursor }) }),
    {},
    { cursor },
  );

const DISCOVER = on('server/discover', result({ supportedVersions: ['2026-07-28'] }));
const LIST = page(['a', 'b'], null);
const REFUSES_CALLS = on('tools/call', rpcError(-32602));
const OLDER: ScriptRow[] = [
  on('server/discover', rpcError(-32601), { status: 400 }),
  on('initialize', result({ protocolVersion: '2025-06-18' })),
  on('notifications/initialized', null, { status: 202, headers: {} }),
];

async function check(rows: ScriptRow[], options: Partial<CheckupOptions> = {}) {
  const server = await playRows(rows);
  servers.push(server);
  const observation = await readCheckup(server.url, checkupOptions(options));
  const judged = judgeCheckup(observation);
  const states = Object.fromEntries(
    judged.rows.map(({ check, state, reason }) => [
      check,
      reason === null ? state : `${state} ${reason.key}`,
    ]),
  );
  const row = (id: string) => judged.rows.find(({ check }) => check === id);
  return { server, observation, judged, states, row, wire: server.wire };
}

describe('pages', () => {
  it('are all read, and the call is withheld', async () => {
    const { wire, states, row, judged } = await check([
      DISCOVER,
      page(['a'], null, 'two'),
      page(['b'], 'two', ''),
      page(['c'], ''),
    ]);
    expect(wire).toEqual(['server/discover', 'tools/list', 'tools/list', 'tools/list']);
    expect(row('tools_list')?.detail).toMatchObject({ tools: 3, pages: 3, whole: true });
    expect(row('toolset_fingerprint')?.detail).toMatchObject({ tools: 3, pages: 3 });
    expect(states.error_taxonomy).toBe('UNVERIFIED probe_tool_name_unverifiable');
    expect(states.auth_metadata).toBe('UNVERIFIED probe_tool_name_unverifiable');
    const whole = await check([DISCOVER, page(['a', 'b', 'c'], null), REFUSES_CALLS]);
    expect(judged.fingerprints).toEqual(whole.judged.fingerprints);
  });

  it('end with the requests: one is kept, and nothing is said of the whole', async () => {
    const endless = on('tools/list', '', {});
    let n = 0;
    Object.defineProperty(endless.reply, 'body', {
      get: () => result({ tools: [tool(`t${n}`)], nextCursor: `c${n++}` }),
    });
    for (const [rows, pages] of [
      [[DISCOVER, endless], 15],
      [[...OLDER, endless], 13],
    ] as const) {
      const { wire, states, row } = await check([...rows]);
      expect(wire.length).toBe(16);
      expect(row('tools_list')).toMatchObject({ state: 'VERIFIED', detail: { pages } });
      for (const id of LIST_CHECKS) expect(states[id]).toBe('UNVERIFIED tools_list_incomplete');
      expect(states.redirect_policy).toBe('VERIFIED');
    }
  });

  it('a gate behind the first one is what the kept request is for', async () => {
    const gate = {
      status: 401,
      headers: { 'www-authenticate': 'Bearer resource_metadata="{{origin}}/meta"' },
      body: null,
    };
    const { wire, states } = await check([
      { when: { path: '/meta' }, reply: { status: 200, headers: JSON_TYPE, body: {} } },
      DISCOVER,
      page(['a'], null, 'two'),
      { when: { rpcMethod: 'tools/list', cursor: 'two' }, reply: gate },
    ]);
    expect(wire).toEqual(['server/discover', 'tools/list', 'tools/list', 'GET /meta']);
    expect(states).toMatchObject({
      tools_list: 'VERIFIED',
      auth_metadata: 'VERIFIED',
      error_taxonomy: 'UNVERIFIED probe_tool_name_unverifiable',
      schema_fingerprint: 'UNVERIFIED tools_list_incomplete',
    });
  });

  it('one that cannot be read leaves the list incomplete', async () => {
    const { states } = await check([
      DISCOVER,
      page(['a'], null, 'two'),
      on('tools/list', rpcError(-32603)),
    ]);
    expect(states.tools_list).toBe('VERIFIED');
    for (const id of LIST_CHECKS) expect(states[id]).toBe('UNVERIFIED tools_list_incomplete');
  });

  it('a server that asks to back off in their middle ends the run', async () => {
    const { wire, states } = await check([
      DISCOVER,
      page(['a'], null, 'two'),
      on('tools/list', null, { status: 429, headers: {} }),
    ]);
    expect(wire.length).toBe(3);
    expect(states.tools_list).toBe('VERIFIED');
    for (const id of [...LIST_CHECKS, 'error_taxonomy', 'auth_metadata', 'redirect_policy']) {
      expect(states[id]).toBe('UNVERIFIED probe_rate_limited');
    }
  });

  it.each([[0], [false], [{}]])(
    'a cursor that is no string (%j) withholds the call',
    async (cursor) => {
      const { wire, states } = await check([DISCOVER, page(['a'], null, cursor)]);
      expect(wire).toEqual(['server/discover', 'tools/list']);
      expect(states.toolset_fingerprint).toBe('VERIFIED');
      expect(states.error_taxonomy).toBe('UNVERIFIED probe_tool_name_unverifiable');
    },
  );

  it('an item that is not an object is invalid on any of them', async () => {
    const strange = on(
      'tools/list',
      result({ tools: [tool('b'), null, 'x'] }),
      {},
      { cursor: 'two' },
    );
    const { states, row } = await check([DISCOVER, page(['a'], null, 'two'), strange]);
    expect(states.tools_list).toBe('FAILED tools_list_invalid_item');
    expect(row('tools_list')?.reason?.params).toEqual({ items: 2 });
    for (const id of LIST_CHECKS)
      expect(states[id]).toBe('UNVERIFIED tools_list_invalid_structure');
  });
});

describe('the revision', () => {
  it.each([
    [['2025-06-18', '2026-07-28'], '2026-07-28', 'VERIFIED'],
    [['2099-01-01', '2025-03-26'], '2025-03-26', 'VERIFIED'],
    [['2099-01-01'], '2099-01-01', 'FAILED protocol_revision_unknown'],
    [['', 7], '', 'FAILED protocol_revision_missing'],
  ])('of %j is %j', async (supportedVersions, revision, state) => {
    const { states, server } = await check([
      on('server/discover', result({ supportedVersions })),
      on(
        'tools/list',
        result({ tools: [] }),
        {},
        {
          header: { 'mcp-protocol-version': { equals: revision } },
        },
      ),
      REFUSES_CALLS,
    ]);
    expect(states.protocol_revision).toBe(state);
    expect(states.tools_list).toBe('VERIFIED');
    expect(server.bodies[1]).toMatchObject({
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': revision,
          'io.modelcontextprotocol/clientInfo': { name: 'mcp-rollcall', version: '0.0.0' },
        },
      },
    });
  });

  it('that no header can carry is not sent', async () => {
    const { states } = await check([
      on('server/discover', result({ supportedVersions: ['a\nb\u0000'] })),
      on(
        'tools/list',
        result({ tools: [] }),
        {},
        {
          header: { 'mcp-protocol-version': { equals: '2026-07-28' } },
        },
      ),
      REFUSES_CALLS,
    ]);
    expect(states.protocol_revision).toBe('FAILED protocol_revision_unknown');
    expect(states.tools_list).toBe('VERIFIED');
  });
});

describe('the handshake', () => {
  const gate = { status: 401, headers: { 'www-authenticate': 'DPoP realm="x"' } };

  it('gated at its notification hides what was declared', async () => {
    const { wire, states, row } = await check([
      ...OLDER.slice(0, 2),
      on('notifications/initialized', null, gate),
      LIST,
    ]);
    expect(wire).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
    ]);
    for (const id of ['discovery_handshake', 'protocol_revision', 'tools_list', 'error_taxonomy']) {
      expect(states[id]).toBe('UNVERIFIED credential_required');
    }
    expect(row('tools_list')?.reason?.params).toEqual({ scheme: 'dpop' });
    expect(states.auth_metadata).toBe('UNVERIFIED auth_challenge_no_metadata_url');
  });

  it('failed at its notification keeps the revision, and the list is read', async () => {
    const { states, row } = await check([
      ...OLDER.slice(0, 2),
      on('notifications/initialized', null, { status: 500, headers: {} }),
      LIST,
      REFUSES_CALLS,
    ]);
    expect(states).toMatchObject({
      discovery_handshake: 'FAILED handshake_ack_http_error',
      protocol_revision: 'VERIFIED',
      tools_list: 'VERIFIED',
      error_taxonomy: 'VERIFIED',
    });
    expect(row('discovery_handshake')?.reason?.params).toEqual({ status: 500 });
  });

  it('failed, with a challenge at the list', async () => {
    const { states } = await check([
      on('server/discover', null, { status: 500, headers: {} }),
      on('tools/list', result({ tools: [tool('a')] }), gate),
    ]);
    expect(states.tools_list).toBe('FAILED tools_list_challenge_after_failed_handshake');
    expect(states.toolset_fingerprint).toBe('UNVERIFIED tools_list_invalid_structure');
  });

  it('modern codes count under any 2xx or 4xx, and never as a gate', async () => {
    for (const status of [200, 202, 401, 404]) {
      const { wire, states } = await check([
        on('server/discover', rpcError(-32021), { ...gate, status }),
        LIST,
        REFUSES_CALLS,
      ]);
      expect(wire).toEqual(['server/discover', 'tools/list', 'tools/call']);
      expect(states.discovery_handshake).toBe('FAILED handshake_discover_rejected');
    }
  });

  it('is reached even when it leads to nothing, but not when it is cut off', async () => {
    const refused = await check([{ when: {}, reply: { status: 404, headers: {}, body: null } }]);
    expect(refused.states.reachability).toBe('VERIFIED');
    const cut = await check([
      ...OLDER.slice(0, 1),
      { when: {}, reply: { status: 200, headers: {}, body: { $reset: true } } },
    ]);
    expect(cut.wire).toEqual(['server/discover', 'initialize']);
    expect(cut.states.reachability).toBe('UNVERIFIED reachability_unanswered');
    expect(cut.judged.counts).toEqual({ observed: 0, not_checked: 15 });
  });
});

describe('budgets', () => {
  const hang = (rpcMethod: string): ScriptRow => on(rpcMethod, { $hang: true });

  it('a server that never answers costs the time', async () => {
    const { states, row } = await check([hang('server/discover')], { timeoutMs: 300 });
    expect(states.reachability).toBe('UNVERIFIED probe_budget_exhausted_duration');
    expect(row('reachability')?.reason?.params).toEqual({ maxDurationMs: 300 });
  });

  it('a body that does not end costs the time, whatever its status', async () => {
    for (const status of [200, 302, 404]) {
      const { states } = await check(
        [DISCOVER, on('tools/list', '{"jsonrpc":', { open: true, status }), REFUSES_CALLS],
        { timeoutMs: 300 },
      );
      expect(states.reachability).toBe('VERIFIED');
      expect(states.tools_list).toBe('UNVERIFIED probe_budget_exhausted_duration');
      expect(states.redirect_policy).toBe('UNVERIFIED probe_budget_exhausted_duration');
    }
  });

  it('an event stream that stays open costs nothing: its message is all that counts', async () => {
    const { states, wire } = await check([
      DISCOVER,
      on(
        'tools/list',
        { $sse: result({ tools: [tool('a')] }) },
        {
          open: true,
          headers: { 'content-type': 'text/event-stream' },
        },
      ),
      REFUSES_CALLS,
    ]);
    expect(states.tools_list).toBe('VERIFIED');
    expect(wire.length).toBe(3);
  });

  it('a body that is announced too large is not waited for', async () => {
    const { states, row } = await check([
      DISCOVER,
      on('tools/list', 'x', { open: true, headers: { 'content-length': '3000000' } }),
    ]);
    expect(states.error_taxonomy).toBe('UNVERIFIED probe_budget_exhausted_body');
    expect(row('tools_list')?.reason?.params).toEqual({
      maxBodyBytes: 2_097_152,
      declaredBytes: 3_000_000,
    });
  });

  it('a body that is too large at a refusal to back off says nothing', async () => {
    const { states, wire } = await check([
      DISCOVER,
      LIST,
      on('tools/call', { $bytes: 3_000_000 }, { status: 429, headers: { 'retry-after': ' 7 ' } }),
    ]);
    expect(wire.length).toBe(3);
    expect(states.error_taxonomy).toBe('UNVERIFIED probe_rate_limited');
    expect(states.schema_fingerprint).toBe('VERIFIED');
  });

  it('a request is sent once, even when its connection is closed under it', async () => {
    const { states, wire } = await check([DISCOVER, LIST, on('tools/call', { $reset: true })]);
    expect(wire).toEqual(['server/discover', 'tools/list', 'tools/call']);
    for (const id of ['error_taxonomy', 'auth_metadata', 'redirect_policy']) {
      expect(states[id]).toBe('UNVERIFIED probe_cascade_incomplete');
    }
  });

  it('nothing is sent to an address that may not be asked', async () => {
    const { wire, states, judged } = await check([DISCOVER], { allowPrivate: false });
    expect(wire).toEqual([]);
    expect(judged.requests).toBe(0);
    expect(states.reachability).toBe('UNVERIFIED probe_blocked_by_policy');
    expect(judged.counts.observed).toBe(0);
  });
});

it('a list as long as a response can hold is read like any other', async () => {
  const many = (item: string) =>
    `{"jsonrpc":"2.0","result":{"tools":[${item}${`,${item}`.repeat(400_000)}]}}`;
  const numbers = await check([DISCOVER, on('tools/list', many('1'))]);
  expect(numbers.row('tools_list')?.reason).toEqual({
    key: 'tools_list_invalid_item',
    params: { items: 400_001 },
  });
  const empty = await check([DISCOVER, on('tools/list', many('{}')), REFUSES_CALLS]);
  expect(empty.states.tools_list).toBe('VERIFIED');
  expect(empty.states.toolset_fingerprint).toBe('FAILED fingerprint_tool_missing_name');
});

describe('redirects', () => {
  it('of a POST are never followed; to another host they are a risk', async () => {
    const { wire, states } = await check([
      DISCOVER,
      LIST,
      on('tools/call', rpcError(-32602), { status: 307, headers: { location: '{{mirror}}/mcp' } }),
    ]);
    expect(wire.length).toBe(3);
    expect(states.error_taxonomy).toBe('VERIFIED');
    expect(states.redirect_policy).toBe('OBSERVED_RISK redirect_cross_host_observed');
  });

  it.each(['/other', 'http://[', '{{origin}}:1/'])('to %s are none', async (location) => {
    const { states } = await check([
      DISCOVER,
      LIST,
      on('tools/call', rpcError(-32602), { status: 302, headers: { location } }),
    ]);
    expect(states.redirect_policy).toBe('VERIFIED');
  });
});

describe('the metadata', () => {
  const challenged = (address: string, more = ''): ScriptRow[] => [
    DISCOVER,
    LIST,
    on('tools/call', null, {
      status: 401,
      headers: { 'www-authenticate': `Bearer resource_metadata="${address}"${more}` },
    }),
  ];
  const get = (path: string, reply: Partial<ScriptRow['reply']>): ScriptRow => ({
    when: { method: 'GET', path },
    reply: { status: 200, headers: JSON_TYPE, body: {}, ...reply },
  });
  const led = (path: string, location: string) =>
    get(path, { status: 302, headers: { location }, body: null });

  it('is followed over three hops', async () => {
    const { wire, states } = await check([
      led('/0', '/1?api_key=abcdef'),
      led('/1?api_key=abcdef', '/2'),
      led('/2', '{{origin}}/3'),
      get('/3', {}),
      ...challenged('{{origin}}/0'),
    ]);
    expect(wire.slice(3)).toEqual(['GET /0', 'GET /1?api_key=abcdef', 'GET /2', 'GET /3']);
    expect(states.auth_metadata).toBe('VERIFIED');
  });

  it('is not followed over a fourth', async () => {
    const { wire, states } = await check([led('/0', '/0'), ...challenged('{{origin}}/0')]);
    expect(wire.length).toBe(3 + 4);
    for (const id of ['auth_metadata', 'redirect_policy']) {
      expect(states[id]).toBe('UNVERIFIED probe_budget_exhausted_redirects');
    }
  });

  it('stops at eight requests', async () => {
    const { wire, states } = await check([
      led('/0', '/0'),
      ...OLDER,
      ...challenged('{{origin}}/0').slice(1),
    ]);
    expect(wire.length).toBe(8);
    expect(states.auth_metadata).toBe('UNVERIFIED probe_budget_exhausted_requests');
  });

  it('on another host is declined, and redirects are judged all the same', async () => {
    const { wire, states } = await check(challenged('{{mirror}}/meta'));
    expect(wire.length).toBe(3);
    expect(states.auth_metadata).toBe('UNVERIFIED probe_declined_other_host');
    expect(states.redirect_policy).toBe('VERIFIED');
    const away = await check([led('/0', '{{mirror}}/meta'), ...challenged('{{origin}}/0')]);
    expect(away.wire.slice(3)).toEqual(['GET /0']);
    expect(away.states.auth_metadata).toBe('UNVERIFIED probe_declined_other_host');
    expect(away.states.redirect_policy).toBe('OBSERVED_RISK redirect_cross_host_observed');
  });

  it.each(['/relative', 'http://[', 'not a url', 'ftp://127.0.0.1/x', ''])(
    'at %j is no URL',
    async (address) => {
      const { wire, states } = await check(challenged(address));
      expect(wire.length).toBe(3);
      expect(states.auth_metadata).toBe('OBSERVED_RISK auth_metadata_bad_url');
      expect(states.redirect_policy).toBe('VERIFIED');
    },
  );

  it('with a Location that is no URL is an ordinary redirect answer', async () => {
    const { states } = await check([led('/0', 'http://['), ...challenged('{{origin}}/0')]);
    expect(states.auth_metadata).toBe('OBSERVED_RISK auth_metadata_http_error');
    expect(states.redirect_policy).toBe('VERIFIED');
  });

  it.each([
    [{ status: 429, headers: {}, body: null }, 'UNVERIFIED probe_rate_limited', 'VERIFIED'],
    [{ body: { $bytes: 2_100_000 } }, 'UNVERIFIED probe_budget_exhausted_body', 'VERIFIED'],
    [{ status: 503, headers: {} }, 'OBSERVED_RISK auth_metadata_http_error', 'VERIFIED'],
    [{ body: 'no' }, 'OBSERVED_RISK auth_metadata_invalid_json', 'VERIFIED'],
    [{ body: 'null' }, 'OBSERVED_RISK auth_metadata_not_json_object', 'VERIFIED'],
    [{ body: [] }, 'VERIFIED', 'VERIFIED'],
    [
      { body: { $reset: true } },
      'UNVERIFIED probe_cascade_incomplete',
      'UNVERIFIED probe_cascade_incomplete',
    ],
  ])('answered with %j', async (reply, state, redirects) => {
    const { states } = await check([get('/meta', reply), ...challenged('{{origin}}/meta')]);
    expect(states.auth_metadata).toBe(state);
    expect(states.redirect_policy).toBe(redirects);
  });

  it.each([
    [', scope="a b"', ['a', 'b', 'c'], 'VERIFIED'],
    [', scope="a d"', ['a', 'b', 'c'], 'OBSERVED_RISK auth_scope_contradiction'],
    [', scope="a"', 'a', 'VERIFIED'],
    ['', [], 'VERIFIED'],
  ])('with the scopes %j and %j', async (more, scopes_supported, state) => {
    const document = get('/meta', { body: { scopes_supported } });
    const { states } = await check([document, ...challenged('{{origin}}/meta', more)]);
    expect(states.auth_metadata).toBe(state);
  });
});

describe('the shape of a refusal', () => {
  const sse = { headers: { 'content-type': 'Text/Event-Stream; charset=utf-8' } };
  it.each([
    ['', {}, 'empty_body'],
    [' ', {}, 'not_json'],
    [': nothing\n\n', sse, 'event_stream_no_data'],
    ['data: {"jsonrpc":"2.0","result":1,"error":{"code":1,"message":""}}\n\n', sse, 'result_ok'],
    ['{"jsonrpc":"2.0","result":{"isError":true}}', {}, 'result_is_error'],
    ['{"jsonrpc":"2.0","error":{"code":1.5}}', {}, 'jsonrpc_malformed'],
    ['[{"jsonrpc":"2.0","error":{"code":1,"message":""}}]', {}, 'not_jsonrpc'],
    ['<html>', { headers: { 'content-type': 'text/html' } }, 'not_json'],
  ])('%j is a risk', async (body, reply, name) => {
    const { row } = await check([DISCOVER, LIST, on('tools/call', body, reply)]);
    expect(row('error_taxonomy')?.reason?.key).toBe(`error_taxonomy_${name}`);
  });

  it.each([
    ['{"id":99,"jsonrpc":"2.0","error":{"code":1,"message":""}}', { status: 500 }],
    [
      'data:{"jsonrpc":"2.0","method":"x"}\r\n\r\ndata: {"jsonrpc":"2.0",\ndata: "error":{"code":1,"message":""}}',
      sse,
    ],
    ['<html>', { status: 403 }],
    ['', { status: 401 }],
  ])('%j is right', async (body, reply) => {
    const { states } = await check([DISCOVER, LIST, on('tools/call', body, reply)]);
    expect(states.error_taxonomy).toBe('VERIFIED');
  });
});

describe('the transport', () => {
  it('is compared with the declared one', async () => {
    const rows = [DISCOVER, LIST, REFUSES_CALLS];
    expect((await check(rows, { transport: 'http' })).states.transport_type).toBe('VERIFIED');
    const { states, row } = await check(rows, { transport: 'sse' });
    expect(states.transport_type).toBe('OBSERVED_RISK transport_mismatch');
    expect(row('transport_type')?.reason?.params).toEqual({ declared: 'sse', observed: 'http' });
  });
});
