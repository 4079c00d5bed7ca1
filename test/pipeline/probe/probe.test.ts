import { describe, expect, it } from 'vitest';
import type { HandshakeJudgement } from '../../../src/judge/handshake/judge.ts';
import { readToolset } from '../../../src/store/toolsets.ts';
import { failed, judgement, listing } from '../../judge/handshake/listing.ts';
import { endpointOf, listings, world } from './world.ts';

const DAY1 = '2026-11-01T06:00:00.000Z';
const DAY1_LATER = '2026-11-01T18:00:00.000Z';
const DAY2 = '2026-11-02T06:00:00.000Z';
const seconds = (time: string) => Date.parse(time) / 1000;

const gate = failed({ status: 'auth_required', reason: 'unauthorized', http_status: 401 });
const gone = failed({ status: 'error', reason: 'not_found', http_status: 404 });
const silent = failed({ status: 'unreachable', reason: 'headers_timeout', transient: true });
const busy = failed({
  status: 'error',
  reason: 'gateway_error',
  http_status: 503,
  transient: true,
});

describe('a full run', () => {
  it('stores state, a sample and the tools of every listing', async () => {
    const w = await world();
    await w.list(listings(3));
    w.says.set(endpointOf(1), [gate]);
    w.says.set(endpointOf(2), [gone]);
    const report = await w.probe(DAY1);

    const state = await w.state();
    expect(state.last_run).toBe(DAY1);
    expect(state.servers).toMatchObject({
      'example.test/server0': { endpoint_status: 'ok', tool_count: 2, changed_at: DAY1 },
      'example.test/server1': { endpoint_status: 'auth_required', reason: 'unauthorized' },
      'example.test/server2': { endpoint_status: 'error', reason: 'not_found' },
    });
    expect((await w.history()).servers).toEqual({
      'example.test/server0': [[seconds(DAY1), 'ok', 120]],
      'example.test/server1': [[seconds(DAY1), 'auth_required', null]],
      'example.test/server2': [[seconds(DAY1), 'error', null]],
    });
    expect(await readToolset(w.dataDir, 'example.test/server0')).toMatchObject({
      endpoint: endpointOf(0),
      read_under: { era: 'streamable', client_capabilities: {}, auth: 'none' },
      tools: [{ name: 'a' }, { name: 'b' }],
    });
    expect(report).toMatchObject({
      full: true,
      targets: 3,
      probed: 3,
      reads: 3,
      new: 3,
      changed: [],
      by_status: { ok: 1, auth_required: 1, error: 1 },
      by_reason: { unauthorized: 1, not_found: 1 },
      toolsets_written: 1,
    });
  });

  it('that learns nothing new changes last_run and adds samples, no more', async () => {
    const w = await world();
    await w.list(listings(4));
    w.says.set(endpointOf(1), [gate]);
    await w.probe(DAY1);
    const before = await w.files();
    await w.probe(DAY2);
    const after = await w.files();
    const lines = (text = '') => text.split('\n');
    const state = lines(after['mcp-validation-state.json']);
    const changed = state.filter(
      (line) => !lines(before['mcp-validation-state.json']).includes(line),
    );
    expect(changed).toEqual([`"last_run":"${DAY2}",`]);
    for (const [file, text] of Object.entries(after)) {
      if (file.startsWith('toolsets/')) expect(text).toBe(before[file]);
    }
  });

  it('twice a day is safe: two samples, each once', async () => {
    const w = await world();
    await w.list(listings(1));
    await w.probe(DAY1);
    await w.probe(DAY1_LATER);
    await w.probe(DAY1_LATER);
    expect((await w.history()).servers['example.test/server0']).toEqual([
      [seconds(DAY1), 'ok', 120],
      [seconds(DAY1_LATER), 'ok', 120],
    ]);
  });

  it('reads an address once, however many listings name it', async () => {
    const w = await world();
    const spellings = [
      'https://one.example/mcp',
      'https://ONE.example:443/mcp',
      'https://one.example./mcp',
    ];
    await w.list([
      ...spellings.map((endpoint, n) => listing({ name: `example.test/twin${n}`, endpoint })),
      listing({ name: 'example.test/other', endpoint: 'https://one.example/mcp/' }),
    ]);
    const report = await w.probe(DAY1);
    expect(w.contacted.sort()).toEqual(['https://one.example/mcp', 'https://one.example/mcp/']);
    expect(report).toMatchObject({ targets: 2, probed: 2, new: 4 });
    const { servers } = await w.state();
    for (const [n, endpoint] of spellings.entries()) {
      expect(servers[`example.test/twin${n}`]).toMatchObject({ endpoint, endpoint_status: 'ok' });
      expect(await readToolset(w.dataDir, `example.test/twin${n}`)).toMatchObject({ endpoint });
    }
  });

  it('reads once more what was transient, and stores one sample of it', async () => {
    const w = await world();
    await w.list(listings(2));
    w.says.set(endpointOf(1), [busy, judgement({ endpoint: endpointOf(1) })]);
    const report = await w.probe(DAY1);
    expect(report).toMatchObject({ reads: 3, second_reads: 1, by_status: { ok: 2 } });
    const samples = (await w.history()).servers['example.test/server1'];
    expect(samples?.map(([, status]) => status)).toEqual(['ok']);
  });

  it('takes a second day of failure for a verdict; the samples say what each day was like', async () => {
    const w = await world();
    await w.list(listings(1));
    await w.probe(DAY1);
    w.says.set(endpointOf(0), [silent]);
    const second = await w.probe(DAY2);
    const name = 'example.test/server0';
    expect((await w.state()).servers[name]).toMatchObject({
      endpoint_status: 'ok',
      pending: { status: 'unreachable', reason: 'headers_timeout', since: DAY2 },
      tools_read_at: DAY1,
    });
    expect(second).toMatchObject({ pending: 1, changed: [] });
    const third = await w.probe('2026-11-03T06:00:00.000Z');
    expect((await w.state()).servers[name]).toMatchObject({ endpoint_status: 'unreachable' });
    expect(third.changed).toEqual([{ name, from: 'ok', to: 'unreachable' }]);
    const samples = (await w.history()).servers[name];
    expect(samples?.map(([, status]) => status)).toEqual(['ok', 'unreachable', 'unreachable']);
    expect(await readToolset(w.dataDir, name)).not.toBeNull();
  });

  it('leaves a silent host, and what was not read keeps its state and its time', async () => {
    const w = await world();
    const endpoint = (n: number) => `https://big.example/${n}`;
    await w.list(
      Array.from({ length: 15 }, (_, n) =>
        listing({ name: `example.test/big${String(n).padStart(2, '0')}`, endpoint: endpoint(n) }),
      ),
    );
    await w.probe(DAY1);
    for (let n = 0; n < 15; n++) w.says.set(endpoint(n), [silent]);
    const report = await w.probe(DAY2);
    expect(report.left_hosts).toEqual([{ host: 'big.example', unread: 5, not_repeated: 10 }]);
    expect(report).toMatchObject({ targets: 15, probed: 10, pending: 10 });
    const { servers } = await w.state();
    expect(servers['example.test/big09']?.pending).toBeDefined();
    expect(servers['example.test/big10']).toMatchObject({
      endpoint_status: 'ok',
      validated_at: DAY1,
    });
    expect(servers['example.test/big10']).not.toHaveProperty('pending');
    expect((await w.history()).servers['example.test/big10']).toHaveLength(1);
  });

  it('stores nothing of a skipped endpoint', async () => {
    const w = await world();
    await w.list(listings(1));
    w.says.set(endpointOf(0), [failed({ status: 'skipped', reason: 'address_refused' })]);
    const report = await w.probe(DAY1);
    expect(report.by_status.skipped).toBe(1);
    expect((await w.state()).servers).toEqual({});
    expect((await w.history()).servers).toEqual({});
  });

  it('forgets samples older than 35 days', async () => {
    const w = await world();
    await w.list(listings(1));
    await w.probe(DAY1);
    await w.probe('2026-12-20T06:00:00.000Z');
    expect((await w.history()).servers['example.test/server0']).toHaveLength(1);
  });
});

describe('the catalog moves', () => {
  it('a new endpoint starts anew', async () => {
    const w = await world();
    await w.list(listings(1));
    await w.probe(DAY1);
    const name = 'example.test/server0';
    await w.list(listings(1, { endpoint: 'https://new.example/mcp' }));
    w.says.set('https://new.example/mcp', [gate]);
    await w.probe(DAY2);
    const server = (await w.state()).servers[name];
    expect(server).toMatchObject({
      endpoint: 'https://new.example/mcp',
      endpoint_status: 'auth_required',
      validation_method: 'none',
      tool_count: 0,
      changed_at: DAY2,
    });
    expect((await w.history()).servers[name]).toEqual([[seconds(DAY2), 'auth_required', null]]);
    expect(await readToolset(w.dataDir, name)).toBeNull();
  });

  it('what is not listed any more, or has no endpoint, leaves nothing', async () => {
    const w = await world();
    await w.list(listings(3));
    await w.probe(DAY1);
    const [kept, , changed] = listings(3);
    const { endpoint: _, ...local } = listing({ ...changed, transport: 'stdio', remotes: [] });
    await w.list([...(kept ? [kept] : []), local]);
    const report = await w.probe(DAY2);
    expect(report.dropped).toBe(2);
    expect(Object.keys((await w.state()).servers)).toEqual(['example.test/server0']);
    expect(Object.keys((await w.history()).servers)).toEqual(['example.test/server0']);
    expect(await readToolset(w.dataDir, 'example.test/server1')).toBeNull();
    expect(await readToolset(w.dataDir, 'example.test/server2')).toBeNull();
  });
});

describe('opt-outs', () => {
  it('are never contacted, and nothing that was read stays', async () => {
    const w = await world();
    await w.list(listings(4));
    await w.probe(DAY1);
    w.contacted.length = 0;
    await w.optOut(
      { name: 'example.test/server0' },
      { host: 'host1.example' },
      { endpoint: endpointOf(2) },
    );
    const report = await w.probe(DAY2);
    expect(w.contacted).toEqual([endpointOf(3)]);
    expect(report).toMatchObject({ targets: 1, opted_out: 3, dropped: 3 });
    expect(Object.keys((await w.state()).servers)).toEqual(['example.test/server3']);
    expect(await readToolset(w.dataDir, 'example.test/server0')).toBeNull();
  });

  it('of one listing keep its address from being read for another', async () => {
    const w = await world();
    const endpoint = endpointOf(0);
    await w.list(['one', 'two'].map((name) => listing({ name: `example.test/${name}`, endpoint })));
    await w.optOut({ name: 'example.test/one' });
    const report = await w.probe(DAY1);
    expect(w.contacted).toEqual([]);
    expect(report.opted_out).toBe(2);
  });

  it('hold for chosen listings as well', async () => {
    const w = await world();
    await w.list(listings(1));
    await w.optOut({ name: 'example.test/server0' });
    await w.probe(DAY1, { only: ['example.test/server0'] });
    expect(w.contacted).toEqual([]);
  });
});

describe('only', () => {
  it('probes these alone and never moves last_run', async () => {
    const w = await world();
    await w.list(listings(3));
    await w.probe(DAY1);
    w.contacted.length = 0;
    const report = await w.probe(DAY2, { only: ['example.test/server1'] });
    expect(w.contacted).toEqual([endpointOf(1)]);
    expect(report).toMatchObject({ full: false, targets: 1 });
    const state = await w.state();
    expect(state.last_run).toBe(DAY1);
    expect(state.servers['example.test/server1']?.validated_at).toBe(DAY2);
    expect(state.servers['example.test/server0']).not.toHaveProperty('validated_at');
    await w.probe('2026-11-03T06:00:00.000Z');
    expect((await w.state()).servers['example.test/server1']).not.toHaveProperty('validated_at');
  });

  it('touches nothing else, not even what left the catalog', async () => {
    const w = await world();
    await w.list(listings(3));
    await w.probe(DAY1);
    await w.list(listings(2));
    await w.probe(DAY2, { only: ['example.test/server0'] });
    expect(Object.keys((await w.state()).servers)).toHaveLength(3);
    expect(await readToolset(w.dataDir, 'example.test/server2')).not.toBeNull();
  });

  it.each([
    ['example.test/nobody', 'the catalog has no listing of that name'],
    ['example.test/local', 'the listing has no endpoint'],
    ['\u001b[31m::error::x', '--only'],
  ])('refuses %j', async (name, message) => {
    const w = await world();
    const { endpoint: _, ...local } = listing({ name: 'example.test/local', remotes: [] });
    await w.list([local]);
    const before = await w.files();
    const run = w.probe(DAY1, { only: [name] });
    await expect(run).rejects.toMatchObject({ code: 'usage', exitCode: 2 });
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.not.toThrow('\u001b');
    expect(await w.files()).toEqual(before);
  });
});

describe('hostile answers', () => {
  it.each<[string, HandshakeJudgement['tools'], number]>([
    ['items that are no tools', [null, 'x', 7, [], { name: 'a' }], 1],
    ['names that are no names', [{ name: 7 }, { name: '../../x' }, {}], 3],
    ['nesting beyond any stack', [{ name: 'deep', inputSchema: nested(100_000) }], 1],
  ])('%s are stored as far as they can be', async (_, tools, stored) => {
    const w = await world();
    await w.list(listings(1));
    w.says.set(endpointOf(0), [judgement({ tools })]);
    await w.probe(DAY1);
    const toolset = await readToolset(w.dataDir, 'example.test/server0');
    expect(toolset?.tools).toHaveLength(stored);
    const before = await w.files();
    const again = await w.probe(DAY2);
    expect(again.toolsets_written).toBe(0);
    const after = await w.files();
    expect(after['toolsets/example.test/server0.json']).toBe(
      before['toolsets/example.test/server0.json'],
    );
  });
});

describe('an error of our own', () => {
  it('costs one endpoint its read, and the report says so', async () => {
    const w = await world();
    await w.list(listings(3));
    await w.probe(DAY1);
    const report = await w.probe(DAY2, {
      async read({ endpoint }) {
        if (endpoint === endpointOf(0)) throw new TypeError('x is undefined');
        return { judged: judgement({ endpoint }), startedAt: DAY2 };
      },
    });
    expect(report.failed_reads).toEqual([
      { endpoint: endpointOf(0), message: 'TypeError: x is undefined' },
    ]);
    expect((await w.state()).servers['example.test/server0']?.validated_at).toBe(DAY1);
  });

  it('at most endpoints ends the run, and nothing is written', async () => {
    const w = await world();
    await w.list(listings(3));
    const before = await w.files();
    const run = w.probe(DAY1, { read: () => Promise.reject(new TypeError('x is undefined')) });
    await expect(run).rejects.toMatchObject({ code: 'internal' });
    expect(await w.files()).toEqual(before);
  });
});

function nested(levels: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}
