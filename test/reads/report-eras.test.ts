import { describe, expect, it } from 'vitest';
import type { Said } from './report-server.ts';
import { reported } from './reported.ts';

const META = 'io.modelcontextprotocol';
const discovered = (supportedVersions: string[]): Said => ({
  result: {
    resultType: 'complete',
    supportedVersions,
    capabilities: { tools: {} },
    instructions: 'Be kind.',
    _meta: { [`${META}/serverInfo`]: { name: 'modern', version: '2.0.0' } },
  },
});
const tool = { name: 'a', inputSchema: { type: 'object' } };
const tools: Said = { result: { resultType: 'complete', tools: [tool] } };
const modern = { era: 'modern', protocol_version: '2026-07-28' };
const streamable = { era: 'streamable', protocol_version: '2025-11-25' };

describe('the eras of a report', () => {
  it('are both learned from a server that speaks both, the modern one first', async () => {
    const { served, server } = await reported({
      rpc: { 'server/discover': discovered(['2026-07-28']), 'tools/list': tools },
    });
    expect(served).toMatchObject({
      era: 'modern',
      eras: [modern, streamable],
      supportedVersions: ['2026-07-28'],
      instructions: 'Be kind.',
      serverInfo: { name: 'modern', version: '2.0.0' },
      tools: [tool],
      initialized: null,
    });
    expect(server.count('initialize')).toBe(1);
    expect(server.count('tools/list')).toBe(1);
  });

  it('is one where the other is refused', async () => {
    const { served, server } = await reported({
      rpc: {
        'server/discover': discovered(['2026-07-28']),
        'tools/list': tools,
        initialize: {
          status: 400,
          error: { code: -32022, message: 'x', data: { supported: ['2026-07-28'] } },
        },
      },
    });
    expect(served.eras).toEqual([modern]);
    expect(server.count('initialize')).toBe(1);
  });

  it('is the older one where discover is not known', async () => {
    const { served, server } = await reported({ rpc: { 'tools/list': tools } });
    expect(served.eras).toEqual([streamable]);
    expect(server.count('server/discover')).toBe(1);
  });

  it('is the older one where discover advertises nothing else', async () => {
    const { served } = await reported({
      rpc: { 'server/discover': discovered(['2025-11-25', '2025-06-18']), 'tools/list': tools },
    });
    expect(served).toMatchObject({ era: 'streamable', eras: [streamable], tools: [tool] });
  });

  it('is the older one where a refusal advertises nothing else', async () => {
    const data = { supported: ['2025-11-25'] };
    const { served } = await reported({
      rpc: {
        'server/discover': { status: 400, error: { code: -32022, message: 'x', data } },
        'tools/list': tools,
      },
    });
    expect(served).toMatchObject({ era: 'streamable', eras: [streamable], tools: [tool] });
  });

  it('is the modern one where only discover is missing', async () => {
    const { served } = await reported({
      rpc: {
        'server/discover': { status: 404, error: { code: -32601, message: 'x' } },
        'tools/list': tools,
      },
    });
    expect(served).toMatchObject({ era: 'modern', eras: [modern, streamable], tools: [tool] });
  });

  it('is the older one where every method but initialize is a 404 at first', async () => {
    const unknown: Said = { status: 404, error: { code: -32601, message: 'x' } };
    const { served } = await reported({
      rpc: {
        'server/discover': unknown,
        'tools/list': ({ headers }) =>
          headers['mcp-protocol-version'] === '2025-11-25' ? tools : unknown,
      },
    });
    expect(served).toMatchObject({ era: 'streamable', eras: [streamable], tools: [tool] });
    expect(served.lists.tools.state).toBe('whole');
  });

  it('is none where nobody speaks', async () => {
    const { served, server } = await reported({
      rpc: { 'server/discover': { body: '<html></html>' }, initialize: { body: '<html></html>' } },
      anyPath: { body: '<html></html>' },
    });
    expect(served).toMatchObject({ opened: false, era: null, eras: [], auth: null, card: null });
    expect(served.notRead).toContainEqual({ what: 'handshake', reason: 'no_handshake' });
    expect(server.gets).toEqual([]);
  });

  it.each([302, 400, 404, 405, 500])(
    'go on behind an initialized notification that is refused with %i: nothing hides behind it',
    async (status) => {
      const { served } = await reported({
        rpc: { 'notifications/initialized': { status, body: 'no' }, 'tools/list': tools },
      });
      expect(served.initialized?.status).toBe(status);
      expect(served).toMatchObject({ opened: true, protocol_version: '2025-11-25', tools: [tool] });
      expect(served.lists.tools).toMatchObject({ state: 'whole' });
    },
  );

  it.each([
    [{ tools: {} }, true],
    [{ prompts: {} }, false],
  ])('declare tools in the one that has a handshake: %j', async (capabilities, declared) => {
    const { served } = await reported({
      capabilities,
      rpc: {
        'server/discover': { status: 404, error: { code: -32601, message: 'Method not found' } },
        'tools/list': tools,
      },
    });
    expect(served).toMatchObject({ era: 'modern', tools: [tool], capabilities: {} });
    expect(served.eras).toHaveLength(2);
    expect(served.lists.tools).toMatchObject({ state: 'whole', declared });
  });

  it('stop at an initialized notification that asks to back off', async () => {
    const { served, server } = await reported({
      rpc: { 'notifications/initialized': { status: 429 }, 'tools/list': tools },
    });
    expect(served.lists.tools).toMatchObject({ state: 'cut', reason: 'stopped' });
    expect(server.count('tools/list')).toBe(0);
  });

  it.each([429, 500, 503])('end at a %i', async (status) => {
    const { served, server } = await reported({
      rpc: { 'server/discover': { status, body: 'x' } },
    });
    expect(server.asked).toHaveLength(1);
    expect(served).toMatchObject({ opened: false, notRead: [{ what: 'handshake' }] });
  });

  it.each([
    ['a gate behind an unknown discover', { status: 401 }, 'initialize', 401],
    ['trouble behind an unknown discover', { status: 500, body: 'x' }, 'initialize', 500],
    ['a lost connection behind it', { hangUp: true }, 'initialize', null],
    ['nothing of the kind', { status: 404 }, 'discover', 404],
  ] as const)('tell of the try that decides: %s', async (_, initialize, step, status) => {
    const { served } = await reported({
      rpc: { 'server/discover': { status: 404 }, initialize },
    });
    expect(served).toMatchObject({ opened: false, opening: { step, status } });
    expect(served.auth === null).toBe(status !== 401);
  });

  it('is the older one where discover is met with silence', async () => {
    const { served } = await reported(
      { rpc: { 'server/discover': { silent: true }, 'tools/list': tools } },
      { limits: { time_ms: 6000 } },
    );
    expect(served).toMatchObject({ opened: true, eras: [streamable], tools: [tool] });
  });
});
