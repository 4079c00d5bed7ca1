import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReportServer, type Script, serve } from './report-server.ts';
import { report, reported } from './reported.ts';

const PRM = '/.well-known/oauth-protected-resource';
const CARDS = [
  '/mcp/server-card',
  '/.well-known/ai-catalog.json',
  '/.well-known/mcp/server-card.json',
];
const gate = (challenge?: string): NonNullable<Script['rpc']> => ({
  'server/discover': {
    status: 401,
    ...(challenge === undefined ? {} : { headers: { 'www-authenticate': challenge } }),
  },
});
const page = { body: '<!doctype html><title>app</title>' };

/** What was asked for to sign in by. */
const searched = (server: ReportServer) => server.gets.filter((path) => !CARDS.includes(path));

describe('the sign-in documents of a gated server', () => {
  it('are those that the challenge leads to, and those of its authorization server', async () => {
    const server = await serve({
      rpc: {
        'server/discover': ({ headers }) => ({
          status: 401,
          headers: {
            'www-authenticate': `Basic realm="a, b", Bearer resource_metadata="http://${headers.host}/here"`,
          },
        }),
      },
      get: {
        '/here': ({ headers }) => ({
          body: {
            resource: `http://${headers.host}/mcp`,
            authorization_servers: [`http://${headers.host}/as`, 'https://never.example'],
          },
        }),
        '/.well-known/openid-configuration/as': ({ headers }) => ({
          body: { issuer: `http://${headers.host}/as`, token_endpoint: 'https://a.example/t' },
        }),
      },
    });
    try {
      const { served } = await report(server.url);
      expect(searched(server)).toEqual([
        '/here',
        '/.well-known/oauth-authorization-server/as',
        '/.well-known/openid-configuration/as',
      ]);
      expect(served.auth).toMatchObject({
        status: 401,
        wellFormed: true,
        challenges: [{ scheme: 'basic' }, { scheme: 'bearer' }],
        resourceMetadata: { value: `${server.origin}/here`, usable: true },
        resource: { lead: 'challenge', document: { resource: server.url } },
        issuer: `${server.origin}/as`,
        server: { lead: 'openid', document: { issuer: `${server.origin}/as` } },
      });
      expect(served.notRead).toEqual([{ what: 'handshake', reason: 'gate' }]);
      expect(server.count('initialize')).toBe(0);
    } finally {
      await server.close();
    }
  });

  it.each([
    ['no challenge', undefined],
    ['a relative address', 'Bearer resource_metadata="/elsewhere"'],
    ['a broken address', 'Bearer resource_metadata="http://["'],
    ['an address that is refused', 'Bearer resource_metadata="http://169.254.169.254/m"'],
  ])('are looked for under the path, then at the root, with %s', async (_, challenge) => {
    const { served, server } = await reported({
      rpc: gate(challenge),
      get: { [`${PRM}/mcp`]: page, [PRM]: { body: { resource: 'http://127.0.0.1/mcp' } } },
    });
    expect(searched(server)).toEqual([`${PRM}/mcp`, PRM]);
    expect(served.auth).toMatchObject({ resource: { lead: 'root' }, issuer: null, server: null });
    expect(served.notRead).toEqual([{ what: 'handshake', reason: 'gate' }]);
  });

  it.each([
    ['HTML at every path', page],
    ['JSON of another kind', { body: { ok: true } }],
    ['a list', { body: [{ resource: 'https://a.example' }] }],
    ['a resource that is no address', { body: { resource: 'mcp' } }],
    ['an error with a document', { status: 500, body: { resource: 'https://a.example/mcp' } }],
  ])('are absent behind %s', async (_, answer) => {
    const { served, server } = await reported({ rpc: gate(), anyPath: answer });
    expect(served.auth).toMatchObject({ resource: null, server: null, challenges: null });
    expect(served.auth?.tries.map(({ document }) => document?.resource)).not.toContain(
      'https://a.example/mcp',
    );
    // Then the server's own origin may be its authorization server (2025-03-26).
    expect(searched(server)).toEqual([
      `${PRM}/mcp`,
      PRM,
      '/.well-known/oauth-authorization-server',
    ]);
  });

  it('are discarded when another issuer speaks', async () => {
    const { served } = await reported({
      rpc: gate(),
      get: {
        [PRM]: ({ headers }) => ({
          body: {
            resource: `http://${headers.host}/mcp`,
            authorization_servers: [`http://${headers.host}`],
          },
        }),
        '/.well-known/oauth-authorization-server': ({ headers }) => ({
          body: {
            issuer: `http://${headers.host}/`,
            authorization_endpoint: 'https://a.example/a',
          },
        }),
      },
    });
    expect(served.auth?.server).toBeNull();
    expect(served.auth?.tries.at(-2)?.document).toMatchObject({ issuer: expect.any(String) });
  });

  it('are looked for when only a tool is gated', async () => {
    const { served, server } = await reported({
      rpc: {
        'tools/list': {
          result: {
            tools: [
              {
                name: 'get_it',
                inputSchema: { type: 'object' },
                annotations: { readOnlyHint: true },
              },
            ],
          },
        },
        'tools/call': { status: 401, headers: { 'www-authenticate': 'Bearer' } },
      },
    });
    expect(served.opened).toBe(true);
    expect(served.auth?.exchange.step).toBe('tools/call');
    expect(searched(server).slice(0, 2)).toEqual([`${PRM}/mcp`, PRM]);
  });

  it("are nobody's business on an open server", async () => {
    const { served, server } = await reported({});
    expect(served.auth).toBeNull();
    expect(searched(server)).toEqual([]);
  });

  it('that answer late or with a flood are not read, and that is told', async () => {
    const { served } = await reported(
      { rpc: gate(), get: { [PRM]: { body: { resource: 'x'.repeat(200_000) } } } },
      { limits: { total_bytes: 100_000, response_bytes: 100_000 } },
    );
    expect(served.auth?.resource).toBeNull();
    expect(served.notRead).toContainEqual({ what: 'sign_in', reason: 'bytes' });
  });
});

describe('redirects of documents', () => {
  let other: ReportServer;
  beforeAll(async () => {
    other = await serve({ anyPath: { body: { resource: 'https://a.example/mcp' } } });
  });
  beforeEach(() => {
    other.asked.length = 0;
  });
  afterAll(() => other.close());

  it('are followed on the same origin', async () => {
    const { served } = await reported({
      rpc: gate(),
      get: {
        [`${PRM}/mcp`]: { status: 302, headers: { location: '/moved' } },
        '/moved': { body: { resource: 'https://a.example/mcp' } },
      },
    });
    expect(served.auth?.resource).toMatchObject({ lead: 'path', status: 200 });
    expect(served.auth?.resource?.url).toMatch(/\/moved$/);
    expect(served.auth?.tries).toHaveLength(1);
  });

  it('are followed three times at most', async () => {
    const { served, server } = await reported({
      rpc: gate(),
      get: { [`${PRM}/mcp`]: { status: 302, headers: { location: `${PRM}/mcp` } } },
    });
    expect(served.auth?.resource).toBeNull();
    expect(server.gets.filter((path) => path === `${PRM}/mcp`)).toHaveLength(4);
  });

  it('are not followed to another origin', async () => {
    const { served } = await reported({
      rpc: gate(),
      anyPath: { status: 302, headers: { location: `${other.origin}/x` } },
    });
    expect(served.auth?.resource).toBeNull();
    expect(other.asked).toEqual([]);
  });

  it('have nothing to do with a challenge that names another host', async () => {
    const { served } = await reported({
      rpc: gate(`Bearer resource_metadata="${other.origin}/prm"`),
    });
    expect(served.auth?.resource).toMatchObject({ lead: 'challenge' });
    expect(other.gets).toEqual(['/prm']);
  });
});

it('keeps credentials and session ids out of the record, wherever a server repeats them', async () => {
  const key = 'hushhush1';
  const session = '0123456789abcdefSESSION';
  const seen: string[] = [];
  const { observation } = await reported(
    {
      session,
      capabilities: { tools: {} },
      rpc: {
        'tools/list': ({ path, headers }) => {
          seen.push(path, String(headers['mcp-session-id']));
          const url = `http://${headers.host}/prm?api_key=${key}`;
          return {
            status: 401,
            headers: {
              'www-authenticate': `Bearer resource_metadata="${url}"`,
              'mcp-session-id': session,
            },
          };
        },
      },
      get: {
        [`/prm?api_key=${key}`]: ({ headers }) => ({
          body: {
            resource: `http://me:${key}@${headers.host}/mcp?api_key=${key}`,
            authorization_servers: [`http://${headers.host}/as?token=${key}`],
          },
        }),
      },
      anyPath: { status: 302, headers: { location: `/x?access_token=${key}` } },
    },
    { suffix: `?api_key=${key}` },
  );
  expect(seen).toEqual([`/mcp?api_key=${key}`, session]);
  expect(observation.exchanges.some(({ metadata }) => metadata?.lead === 'challenge')).toBe(true);
  const text = JSON.stringify(observation);
  expect(text).not.toContain(key);
  expect(text).not.toContain(session);
});

it.each([
  ['a page', { status: 404, body: 'Cannot GET /mcp?api_key=hushhush1' }],
  ['a document', { status: 200, body: { error: 'no such key: hushhush1' } }],
])('keeps a credential out of the record that %s repeats', async (_, answer) => {
  const { observation } = await reported(
    { rpc: gate(), anyPath: answer },
    { suffix: '?api_key=hushhush1' },
  );
  expect(JSON.stringify(observation)).not.toContain('hushhush1');
  expect(JSON.stringify(observation)).toMatch(/(GET .*=|key: )REDACTED/);
});

it('keeps a session id out of the record that an error or a result repeats', async () => {
  const session = 'a9f3c2d1-session';
  const { observation, served } = await reported({
    session,
    capabilities: { tools: {}, prompts: {} },
    rpc: {
      'tools/list': {
        result: {
          tools: [
            {
              name: 'get_it',
              inputSchema: { type: 'object' },
              annotations: { readOnlyHint: true },
            },
          ],
        },
      },
      'prompts/list': { error: { code: -32000, message: `No prompts for ${session}.` } },
      'tools/call': { result: { content: [{ type: 'text', text: `You are ${session}.` }] } },
    },
  });
  expect(served.calls[0]?.texts).toEqual(['You are REDACTED.']);
  expect(JSON.stringify(observation)).not.toContain(session);
});
