import { describe, expect, it } from 'vitest';
import type { Said, Script } from './report-server.ts';
import { reported } from './reported.ts';

const BESIDE = '/mcp/server-card';
const CATALOG = '/.well-known/ai-catalog.json';
const HISTORICAL = '/.well-known/mcp/server-card.json';

const card = (url = 'https://a.example/mcp') => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: 'example/server',
  version: '1.0.0',
  description: 'A server.',
  remotes: [{ type: 'streamable-http', url }],
});
const historical = {
  version: '1.0',
  protocolVersion: '2025-06-18',
  serverInfo: { name: 'old', version: '1.0.0' },
  transport: { type: 'streamable-http', endpoint: '/mcp' },
};
const entry = (own: Record<string, unknown>) => ({
  identifier: 'urn:air:example:server',
  type: 'application/mcp-server-card+json',
  ...own,
});
const catalog = (...entries: unknown[]): Said => ({ body: { specVersion: '1.0', entries } });

async function found(get: Script['get'], anyPath?: Said) {
  const { served, server } = await reported({
    ...(get ? { get } : {}),
    ...(anyPath ? { anyPath } : {}),
  });
  const { lead, card } = served.card ?? {};
  return { lead, card, gets: server.gets, served };
}

describe('the server card', () => {
  it('stands beside the endpoint', async () => {
    const { lead, card: it, gets } = await found({ [BESIDE]: { body: card() } });
    expect(lead).toBe('endpoint');
    expect(it).toEqual(card());
    // The card, and one address at which none can be.
    expect(gets).toEqual([BESIDE, '/mcp/no-such-document-rollcall']);
  });

  it('is where the catalog of the host says', async () => {
    const { lead, gets } = await found({
      [CATALOG]: ({ headers }) => catalog(entry({ url: `http://${headers.host}/card` })),
      '/card': { body: card() },
    });
    expect(lead).toBe('catalog');
    expect(gets).toEqual([BESIDE, CATALOG, '/card', '/no-such-document-rollcall']);
  });

  it('stands in the catalog itself, by either spelling of its type', async () => {
    const { type, ...rest } = entry({ data: card() });
    const { lead, card: it } = await found({
      [CATALOG]: catalog({ ...rest, mediaType: type }),
    });
    expect({ lead, it }).toEqual({ lead: 'catalog', it: card() });
  });

  it('is the one of several that names the endpoint', async () => {
    const { card: it, gets } = await found({
      [CATALOG]: ({ headers }) =>
        catalog(
          entry({ data: card('https://other.example/mcp') }),
          entry({ url: `http://${headers.host}/mcp/card` }),
          { type: 'application/agent-card+json', url: 'https://never.example' },
        ),
      '/mcp/card': { body: card() },
    });
    expect(it).toEqual(card());
    expect(gets).toContain('/mcp/card');
  });

  it('is none of several that name others', async () => {
    const { lead, gets } = await found({
      [CATALOG]: catalog(
        entry({ data: card('https://other.example/mcp') }),
        entry({ data: card('https://another.example/mcp') }),
      ),
    });
    expect(lead).toBeUndefined();
    expect(gets).toEqual([BESIDE, CATALOG, HISTORICAL]);
  });

  it('may be of the historical shape, at its own address', async () => {
    const { lead, card: it } = await found({ [HISTORICAL]: { body: historical } });
    expect({ lead, it }).toEqual({ lead: 'historical', it: historical });
  });

  it.each([
    ['an address that is refused', 'http://169.254.169.254/card'],
    ['a file', 'file:///etc/passwd'],
    ['nonsense', 'http://['],
  ])('is not fetched from %s', async (_, url) => {
    const { lead, gets } = await found({ [CATALOG]: catalog(entry({ url })) });
    expect(lead).toBeUndefined();
    expect(gets).toEqual([BESIDE, CATALOG, HISTORICAL]);
  });
});

describe('no server card is', () => {
  it.each<[string, Said]>([
    ['a page that answers any path', { body: '<!doctype html><title>app</title>' }],
    ['a card that answers any path', { body: card() }],
    ['a historical card that answers any path', { body: historical }],
    [
      'the JSON of an API that answers any path',
      { body: { name: 'api', version: '1', description: 'x' } },
    ],
    ['an error that answers any path', { body: { error: 'not found', entries: 'none' } }],
    ['a list', { body: [card()] }],
    ['a card that was not found', { status: 404, body: card() }],
    ['null', { body: 'null', headers: { 'content-type': 'application/json' } }],
    ['nested too deep', { body: `${'['.repeat(50_000)}${']'.repeat(50_000)}` }],
  ])('%s', async (_, answer) => {
    const { served } = await found({}, answer);
    expect(served.card).toBeNull();
    expect(served.notRead).toEqual([]);
  });

  it('one that is behind an address that answers any path, while the historical one stands', async () => {
    const { lead } = await found({
      [BESIDE]: { body: card() },
      '/mcp/no-such-document-rollcall': { body: card() },
      [HISTORICAL]: { body: historical },
    });
    expect(lead).toBe('historical');
  });
});
