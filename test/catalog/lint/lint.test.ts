import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimantsIn } from '../../../src/catalog/lint/claimants.ts';
import { LINT_RULES, lint } from '../../../src/catalog/lint/index.ts';
import { listedRemotes } from '../../../src/catalog/remotes.ts';
import type { Listing } from '../../../src/generated/catalog.ts';
import { rowRemotes } from '../../../src/registry/row-addresses.ts';
import { exampleCatalog, exampleListing, hostileListing } from '../../data/examples.ts';

const { endpoint: _, ...PLAIN } = exampleListing(1);
const FINE: Listing = {
  ...PLAIN,
  name: 'org.fine/server',
  description: 'Finds trains.',
  status: 'active',
  remotes: listedRemotes(rowRemotes([{ type: 'streamable-http', url: 'https://fine.dev/mcp' }])),
  packages: [],
  repository: 'https://github.com/fine/server',
};
const ALONE = { claimants: () => [] };

const remotes = (...urls: string[]): Partial<Listing> => ({
  remotes: listedRemotes(rowRemotes(urls.map((url) => ({ type: 'streamable-http', url })))),
});
const headers = (...list: object[]): Partial<Listing> => ({
  remotes: listedRemotes(rowRemotes([{ type: 'sse', url: 'https://fine.dev/sse', headers: list }])),
});
const described = (description: string): Partial<Listing> => ({ description });

const rulesOf = (fields: Partial<Listing>, catalog = ALONE): string[] =>
  lint({ ...FINE, ...fields }, catalog).map(({ rule }) => rule.id);

describe('a listing without a fault', () => {
  it('has no finding', () => expect(rulesOf({})).toEqual([]));
});

describe('what is wrong with an address', () => {
  it.each([
    ['https://api.dev/mcp/[YOUR_GENERATED_TOKEN]', 'url-placeholder'],
    ['https://api.dev/mcp?key=YOUR_API_KEY', 'url-placeholder'],
    ['https://api.dev/<token>/mcp', 'url-placeholder'],
    ['https://{tenant}.api.dev/YOUR_KEY_HERE', 'url-placeholder'],
    ['https://mcp.example.com/mcp', 'url-placeholder'],
    ['https://api.dev/{tenant}/mcp', 'url-template'],
    ['https://api.dev/mcp?id={id}', 'url-template'],
    ['https://api.dev/%7Btenant%7D/mcp', 'url-template'],
    ['https://{tenant}.api.dev/mcp', 'url-template-host'],
    ['{baseUrl}/mcp', 'url-template-host'],
    ['https://{host}:{port}/{path}', 'url-template-host'],
    ['http://api.dev/mcp', 'url-plain-http'],
    ['http://localhost:3000/mcp', 'url-local'],
    ['https://127.0.0.1/mcp', 'url-local'],
    ['https://0x7f.1/mcp', 'url-local'],
    ['https://192.168.1.4/mcp', 'url-local'],
    ['https://[::1]/mcp', 'url-local'],
    ['https://[fd00::1]/mcp', 'url-local'],
    ['https://nas.local/mcp', 'url-local'],
    ['https://odd-words-here.trycloudflare.com/mcp', 'url-ephemeral'],
    ['https://a1b2c3d4e5f6.ngrok-free.app/mcp', 'url-ephemeral'],
    ['https://a1b2c3d4.NGROK.io./mcp', 'url-ephemeral'],
    ['https://2c08-27-4-120-4.ngrok-free.app/mcp', 'url-ephemeral'],
    ['https://rnxyz-1-2-3-4.a.free.pinggy.link/mcp', 'url-ephemeral'],
    ['ftp://api.dev/mcp', 'url-unusable'],
    ['api.dev/mcp', 'url-unusable'],
  ])('%s: %s', (url, rule) => {
    expect(rulesOf(remotes(url))).toEqual([rule]);
    expect(lint({ ...FINE, ...remotes(url) }, ALONE)[0]?.found).toHaveLength(1);
  });

  it.each([
    'https://api.dev/v1/filter?ids[]=1',
    'https://api.dev:8443/mcp/',
    'https://10.api.dev/mcp',
    'https://127.0.0.1.nip.dev/mcp',
    'https://localhost.dev/mcp',
    'https://local.dev/mcp',
    'https://internal-tools.dev/mcp',
    'https://8.8.8.8/mcp',
    'https://172.32.0.1/mcp',
    'https://[2606:4700::1]/mcp',
    'https://fd00.dev/mcp',
    'https://ngrok.com/mcp',
    'https://our-weather.ngrok.app/mcp',
    'https://deadbeef.ngrok.dev/mcp',
    'https://calm-blue-moth.ngrok-free.app/mcp',
    'https://ours.a.pinggy.link/mcp',
    'https://mcp.ngrok.io.fine.dev/mcp',
    'https://nottrycloudflare.com/mcp',
    'https://example.community/mcp',
    'https://weather-7.example.com/mcp',
    'https://your-money.dev/mcp',
    'https://api.dev/docs/here',
  ])('nothing with %s', (url) => expect(rulesOf(remotes(url))).toEqual([]));

  it('is told once where one is listed twice', () => {
    const twice = remotes('https://fine.dev/mcp', 'https://FINE.dev/mcp');
    expect(rulesOf(twice)).toEqual(['url-duplicate']);
    expect(rulesOf(remotes('https://fine.dev/mcp', 'https://fine.dev/mcp/'))).toEqual([]);
  });

  it('is nothing where there is none but a package', () => {
    const packages = [{ type: 'npm', identifier: 'x' }];
    expect(rulesOf({ remotes: [], packages })).toEqual([]);
    expect(rulesOf({ remotes: [], packages: [] })).toEqual(['nothing-to-run']);
  });
});

describe('an address of several listings', () => {
  const other = (fields: Partial<Listing>): Listing => ({
    ...FINE,
    name: 'org.other/b',
    ...fields,
  });
  const others = (...listings: Listing[]) =>
    lint(FINE, claimantsIn([FINE, ...listings])).find(({ rule }) => rule.id === 'url-shared')
      ?.found;

  it('names the others, however they spell it and over whichever transport', () => {
    const sse = listedRemotes(rowRemotes([{ type: 'sse', url: 'https://FINE.dev:443/mcp#x' }]));
    const third = other({ name: 'org.another/c' });
    expect(others(other({ remotes: sse }), third)).toEqual(['org.another/c', 'org.other/b']);
  });

  it('is no finding for another path, host or query, nor beside a former name', () => {
    expect(others(other(remotes('https://fine.dev/mcp/')))).toBeUndefined();
    expect(others(other(remotes('https://fine.dev/mcp?a=1')))).toBeUndefined();
    expect(others(other({ status: 'deprecated' }))).toBeUndefined();
    expect(others(other(remotes('https://{x}.dev/mcp')))).toBeUndefined();
  });

  it('names some where thousands have it, and counts all', () => {
    const many = Array.from({ length: 3000 }, (_, at) => other({ name: `org.many/n${at}` }));
    const catalog = claimantsIn([FINE, ...many]);
    const finding = lint(FINE, catalog).find(({ rule }) => rule.id === 'url-shared');
    expect([finding?.found.length, finding?.count]).toEqual([20, 3000]);
  });

  it('is none for the deprecated one itself, nor for a listing that has it twice', () => {
    const old = other({ status: 'deprecated' });
    expect(lint(old, claimantsIn([FINE, old]))).toEqual([]);
    const both = [
      { type: 'streamable-http', url: 'https://fine.dev/mcp' },
      { type: 'sse', url: 'https://fine.dev/mcp' },
    ];
    const twice = { ...FINE, remotes: listedRemotes(rowRemotes(both)) };
    expect(lint(twice, claimantsIn([twice]))).toEqual([]);
  });
});

describe('a description', () => {
  it.each([
    'Description of my MCP server',
    'Description of my MCP server mega cool capabilities, lesgo',
    'An MCP server that provides [describe what your server does]',
    'A brief description of your server',
    'TODO',
    'Your description here',
    'MCP server.',
    'Lorem ipsum dolor sit amet',
    '{{ description }}',
  ])('of a template: %s', (text) => {
    expect(rulesOf(described(text))).toEqual(['description-placeholder']);
  });

  it.each([
    'An MCP server for a simple todo list',
    'Generate placeholder text — lorem ipsum and alternatives',
    'Description of goods for customs, from pictures',
    'Describe images in words',
    'MCP server for SEO meta tag generation — title, description, Open Graph',
    'Test, explain, and generate regular expressions',
    'A non functional MCP server (yet)',
    'Gives [Markdown] links [docs](x)',
    'Manages tasks [add, list, remove]',
    'Manages notes [add notes] on [your calendar]',
    'Todo',
    'Description of your project’s dependencies, kept up to date',
    'Ã la carte menus',
    'Menüs, “cafés” — naïve',
    'מפות — של הארץ',
  ])('of its own: %s', (text) => expect(rulesOf(described(text))).toEqual([]));

  it.each(['Pare Go ג€” Structured Go', 'The team’s â€” tools', 'CafÃ© finder'])(
    'read in the wrong encoding: %s',
    (text) => expect(rulesOf(described(text))).toEqual(['description-garbled']),
  );

  it('of white space is none', () => {
    expect(rulesOf(described(' \n'))).toEqual(['description-missing']);
  });
});

describe('a header', () => {
  it.each([
    [{ name: 'Authentication', isRequired: true }, 'header-misspelt'],
    [{ name: 'Autorization', isRequired: true }, 'header-misspelt'],
    [{ name: 'X-Api-Key', value: 'YOUR_API_TOKEN_HERE' }, 'header-placeholder'],
    [{ name: 'X-Api-Key', value: 'Bearer <token>' }, 'header-placeholder'],
  ])('%j: %s', (header, rule) => expect(rulesOf(headers(header))).toEqual([rule]));

  it.each([
    [{ name: 'Authorization', value: 'Bearer {smithery_api_key}', isRequired: true }],
    [{ name: 'AUTHORIZATION', isRequired: true }],
    [{ name: 'X-Authentication', isRequired: true }],
    [{ name: 'Proxy-Authorization', isRequired: true }],
    [{ name: 'elevated-auth', isRequired: true }],
    [{ name: 'Lang-Code', value: 'en' }],
  ])('%j is fine', (header) => expect(rulesOf(headers(header))).toEqual([]));
});

it('nothing is wrong with the entry of a listing that has none', () => {
  expect(lint({ ...FINE, source: 'manual', description: '', remotes: [] }, ALONE)).toEqual([]);
});

it('no repository is a note, not a fault', () => {
  const { repository, ...bare } = FINE;
  expect(repository).toBeDefined();
  const [finding] = lint(bare, ALONE);
  expect([finding?.rule.id, finding?.rule.level]).toEqual(['repository-missing', 'note']);
});

describe('the rules', () => {
  it('have different ids, and words for what and what to do', () => {
    expect(new Set(LINT_RULES.map(({ id }) => id)).size).toBe(LINT_RULES.length);
    for (const { text, fix } of LINT_RULES)
      expect([text, fix].every((words) => /\.$/.test(words))).toBe(true);
  });

  it('take whatever the catalog holds', () => {
    const { servers } = exampleCatalog(300, { hostile: true });
    const catalog = claimantsIn(servers);
    for (const listing of servers) lint(listing, catalog);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, url) => {
        const listing = { ...hostileListing(), description: text, ...remotes(url, text) };
        for (const { found } of lint(listing, catalog)) expect(Array.isArray(found)).toBe(true);
      }),
    );
  });
});
