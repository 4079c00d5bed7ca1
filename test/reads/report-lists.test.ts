import { describe, expect, it } from 'vitest';
import { judgeReport } from '../../src/judge/report-card/judge.ts';
import type { Said } from './report-server.ts';
import { reported } from './reported.ts';

const tool = (name: string) => ({ name, inputSchema: { type: 'object' } });
const SESSION = '0123456789abcdef0123456789abcdef';
const endless = ({ params }: { params: Record<string, unknown> }): Said => {
  const at = Number(params.cursor ?? 0);
  return { result: { tools: [tool(`t${at}`)], nextCursor: String(at + 1) } };
};

describe('the lists of a report', () => {
  it('are read to their ends, each of its capability, and the session is given back', async () => {
    const { served, server } = await reported({
      session: SESSION,
      capabilities: { tools: {}, prompts: {}, resources: {} },
      rpc: {
        'tools/list': ({ params }) =>
          params.cursor === undefined
            ? { result: { tools: [tool('a')], nextCursor: '' } }
            : { result: { tools: [tool('b')] } },
        'prompts/list': { result: { prompts: [{ name: 'p' }] } },
        'resources/list': { result: { resources: [{ uri: 'x://r', name: 'r' }] } },
        'resources/templates/list': { error: { code: -32601, message: 'Method not found' } },
      },
    });
    expect(served).toMatchObject({
      opened: true,
      era: 'streamable',
      protocol_version: '2025-11-25',
      serverInfo: { name: 'scripted' },
      tools: [tool('a'), tool('b')],
      prompts: [{ name: 'p' }],
      resources: [{ uri: 'x://r', name: 'r' }],
      templates: [],
      session: { length: 32, dashes: 0, alphabet: 'hex' },
      notRead: [],
    });
    expect(served.lists.tools).toMatchObject({ state: 'whole', reason: null, pages: 2 });
    expect(served.lists.templates).toMatchObject({ state: 'failed', reason: 'error_-32601' });
    expect(served.initialized?.status).toBe(202);
    expect(server.asked.filter(({ http }) => http === 'DELETE')).toHaveLength(1);
    expect(server.asked.find(({ method }) => method === 'initialize')?.params).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: {},
    });
  });

  it('of tools fail without their capability, too, but for a method that is not known', async () => {
    const says: Said[] = [
      { error: { code: -32603, message: 'Internal error' } },
      { status: 500, body: 'oops' },
      { body: '<html></html>' },
      { result: { tools: null } },
    ];
    for (const said of says) {
      const { served } = await reported({ capabilities: {}, rpc: { 'tools/list': said } });
      expect(served.lists.tools).toMatchObject({ state: 'failed', declared: false });
    }
  });

  const paged = (...pages: { tools: unknown[]; nextCursor?: string }[]) =>
    reported({
      rpc: {
        'tools/list': ({ params }) => ({ result: pages[Number(params.cursor ?? 0)] }),
      },
    });
  const other = { ...tool('b'), description: 'Another one.' };

  it.each<[string, { tools: unknown[]; nextCursor?: string }, string]>([
    ['a last page that holds one of them once more', { tools: [tool('b')] }, 'abb'],
    ['a last page that holds another of the same name', { tools: [other] }, 'abb'],
    ['a page of the same names that goes on', { tools: [other], nextCursor: '2' }, 'abb'],
    ['the first page over again', { tools: [tool('a'), tool('b')] }, 'ab'],
    ['the first page under a stuck cursor', { tools: [tool('a'), other], nextCursor: '1' }, 'ab'],
    ['an empty last page', { tools: [] }, 'ab'],
  ])('keep names that come twice, and no page that does: %s', async (_, second, names) => {
    const { served } = await paged({ tools: [tool('a'), tool('b')], nextCursor: '1' }, second);
    expect(served.tools.map((one) => (one as { name: string }).name).join('')).toBe(names);
    expect(served.lists.tools.state).toBe('whole');
  });

  it('are skipped without their capability, but for tools, which are asked for once', async () => {
    const refused: Said = { error: { code: -32601, message: 'Method not found' } };
    const { served, server } = await reported({
      capabilities: { logging: {} },
      rpc: { 'tools/list': refused },
    });
    expect(server.count('tools/list')).toBe(1);
    expect(server.count('prompts/list') + server.count('resources/list')).toBe(0);
    expect(Object.values(served.lists).map(({ state }) => state)).toEqual(
      Array(4).fill('not_declared'),
    );
  });

  it('show tools that were not declared', async () => {
    const { served } = await reported({
      capabilities: {},
      rpc: { 'tools/list': { result: { tools: [tool('hidden')] } } },
    });
    expect(served.lists.tools).toMatchObject({ state: 'whole', declared: false });
    expect(served.tools).toHaveLength(1);
  });

  it.each([
    [{}, true],
    [true, true],
    [null, false],
    [false, false],
  ])('with the capability %j are declared: %j', async (prompts, declared) => {
    const { served, server } = await reported({
      capabilities: { tools: {}, prompts },
      rpc: { 'prompts/list': { result: { prompts: [] } } },
    });
    expect(served.lists.prompts).toMatchObject({
      declared,
      state: declared ? 'whole' : 'not_declared',
    });
    expect(server.count('prompts/list')).toBe(Number(declared));
  });

  it('end where a server goes in circles', async () => {
    const page: Said = { result: { tools: [tool('a')], nextCursor: 'x' } };
    const { served, server } = await reported({ rpc: { 'tools/list': page } });
    expect(served.lists.tools).toMatchObject({
      state: 'whole',
      reason: 'cursor_repeats',
      pages: 1,
    });
    expect(served.tools).toEqual([tool('a')]);
    expect(server.count('tools/list')).toBe(2);
  });

  it.each([
    ['an error', { error: { code: -32603, message: 'x' } }, 'failed', 'error_-32603'],
    ['no list', { result: { items: [] } }, 'failed', 'no_list'],
    ['HTML', { body: '<html></html>' }, 'failed', 'no_reply'],
    ['a 500', { status: 500, body: 'x' }, 'failed', 'http_500'],
    ['a gate', { status: 401 }, 'cut', 'gate'],
    ['a throttle', { status: 429 }, 'cut', 'throttled'],
    ['a lost connection', { hangUp: true }, 'cut', 'connection'],
  ] as const)('that end in %s are %s', async (_, answer, state, reason) => {
    const { served } = await reported({ rpc: { 'tools/list': answer } });
    expect(served.lists.tools).toMatchObject({ state, reason });
    const cut = { what: 'tools/list', reason };
    if (state === 'cut') expect(served.notRead).toContainEqual(cut);
    else expect(served.notRead).not.toContainEqual(cut);
  });
});

describe('the limits of a report', () => {
  it('are 40 requests, the goodbye included', async () => {
    const { observation, served, server } = await reported({
      session: SESSION,
      capabilities: { tools: {}, prompts: {} },
      rpc: { 'tools/list': endless, 'prompts/list': { result: { prompts: [] } } },
    });
    expect(server.asked).toHaveLength(40);
    expect(judgeReport(observation).card.requests).toBe(40);
    expect(server.asked.at(-1)?.http).toBe('DELETE');
    expect(served.lists.tools).toMatchObject({ state: 'cut', reason: 'requests', pages: 36 });
    expect(served.lists.prompts).toMatchObject({ state: 'cut', reason: 'requests' });
    expect(served.tools).toHaveLength(36);
    expect(served.notRead).toEqual([
      { what: 'tools/list', reason: 'requests' },
      { what: 'prompts/list', reason: 'requests' },
      { what: 'server_card', reason: 'requests' },
    ]);
  });

  it('are 64 pages, where the requests allow them', async () => {
    const { served, server } = await reported(
      { rpc: { 'tools/list': endless } },
      { limits: { requests: 100 } },
    );
    expect(server.count('tools/list')).toBe(64);
    expect(served.lists.tools).toMatchObject({ state: 'cut', reason: 'pages', pages: 64 });
  });

  it('are 8 MB of all responses together', async () => {
    const big = 'x'.repeat(3 * 1024 * 1024);
    const { served, server } = await reported({
      session: SESSION,
      rpc: {
        'tools/list': ({ params }) => {
          const at = Number(params.cursor ?? 0);
          const one = { ...tool(`t${at}`), description: big };
          return { result: { tools: [one], nextCursor: String(at + 1) } };
        },
      },
    });
    expect(served.lists.tools).toMatchObject({ state: 'cut', reason: 'bytes', pages: 2 });
    expect(server.asked.at(-1)?.http).toBe('DELETE');
    expect(served.notRead).toContainEqual({ what: 'server_card', reason: 'bytes' });
  });

  it('are a time, of which the goodbye has its part', async () => {
    const { observation, served, server } = await reported(
      { session: SESSION, rpc: { 'tools/list': { silent: true } } },
      { limits: { time_ms: 2600 } },
    );
    expect(served.lists.tools).toMatchObject({ state: 'cut', reason: 'time', pages: 0 });
    expect(served.opened).toBe(true);
    expect(server.asked.at(-1)?.http).toBe('DELETE');
    expect(observation.exchanges.find(({ step }) => step === 'delete')?.outcome).toBe('answered');
    expect(served.notRead).toContainEqual({ what: 'server_card', reason: 'time' });
  });

  it('are said of a read', async () => {
    const { observation } = await reported({});
    expect(observation).toMatchObject({
      read: 'report',
      limits: { time_ms: 60_000, requests: 40, total_bytes: 8 * 1024 * 1024 },
    });
  });
});
