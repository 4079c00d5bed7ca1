import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingOf } from '../../src/catalog/listing.ts';
import { publisherTools } from '../../src/catalog/publisher-tools.ts';
import validate from '../../src/generated/catalog.validate.js';
import { parseRow } from '../../src/registry/row.ts';
import { registryRow } from '../neighbourhood/registry.ts';

function listing(server: Record<string, unknown>, official: Record<string, unknown> = {}) {
  const parsed = parseRow(registryRow({ name: 'io.test/a', ...server }, official));
  if ('reject' in parsed) throw new Error(parsed.reject.reason);
  return listingOf(parsed.row);
}

const http = { type: 'streamable-http', url: 'https://test.example/mcp' };
const sse = { type: 'sse', url: 'https://test.example/sse' };
const template = { type: 'streamable-http', url: 'https://{x}.test.example/mcp' };
const npm = { registryType: 'npm', identifier: 'a', transport: { type: 'stdio' } };

describe('a listing', () => {
  it('holds what the catalog says of a row, and nothing else', () => {
    const row = listing(
      { title: 'A', remotes: [sse, http], packages: [npm], icons: [{ src: 'https://x.example/' }] },
      { status: 'deprecated', statusMessage: 'gone soon' },
    );
    expect(row).toEqual({
      name: 'io.test/a',
      title: 'A',
      description: 'A server of the tests',
      version: '1.0.0',
      status: 'deprecated',
      status_message: 'gone soon',
      transport: 'http',
      endpoint: http.url,
      remotes: [
        { type: 'sse', url: sse.url, probeable: true },
        { type: 'http', url: http.url, probeable: true },
      ],
      packages: [{ type: 'npm', identifier: 'a' }],
      published_at: '2026-01-06T14:23:23.608Z',
      updated_at: '2026-01-06T14:23:23.608Z',
      source: 'registry',
    });
  });

  it.each([
    [[http], [npm], 'http'],
    [[template, sse], [], 'sse'],
    [[template], [npm], 'stdio'],
    [[template], [], 'http'],
    [[{ ...http, type: 'websocket' }], [], 'unknown'],
    [[], [npm], 'stdio'],
    [[], [], 'unknown'],
  ])('%# speaks what its endpoint or package does', (remotes, packages, transport) => {
    expect(listing({ remotes, packages }).transport).toBe(transport);
  });

  it("never takes a package's own address for an endpoint", () => {
    const transport = { type: 'streamable-http', url: 'http://localhost:8765/mcp' };
    const row = listing({ packages: [{ ...npm, transport }] });
    expect(row).toMatchObject({ transport: 'stdio', remotes: [] });
    expect(row).not.toHaveProperty('endpoint');
    expect(JSON.stringify(row)).not.toContain('localhost');
  });

  it('can never be official by the word of the registry', () => {
    expect(listing({ official: true }, { official: true })).not.toHaveProperty('official');
  });
});

describe('tools that the publisher claims', () => {
  it.each([
    [
      ['query', 'mutate'],
      ['query', 'mutate'],
    ],
    [
      ['searchJobs — AI-powered search', 'get_job: by id', 'x.y/z - does', 'q (slow)'],
      ['searchJobs', 'get_job', 'x.y/z', 'q'],
    ],
    [[{ name: 'a', description: 'b' }, { name: 7 }, { description: 'c' }], ['a']],
    [['a', 'a', 'Reads your mail', '', null, ['b'], 7], ['a']],
    ['query', []],
    [undefined, []],
  ])('%j are named %j', (tools, names) => {
    expect(publisherTools({ tool: 'mcp-publisher', tools })).toEqual(names);
  });

  it('are found beside the server alone', () => {
    const _meta = { 'io.modelcontextprotocol.registry/publisher-provided': { tools: ['a'] } };
    expect(listing({ _meta }).tools).toEqual(['a']);
    expect(listing({ tools: ['a'] })).not.toHaveProperty('tools');
  });
});

it('fits the schema, whatever a row holds', () => {
  const any = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }));
  const url = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('HTTPS:\\\\a', 'https:a', 'http://{x}', 'data:,x', ' https://a.example/ '),
    any,
  );
  const variables = fc.dictionary(fc.constantFrom('x', '__proto__'), any);
  const remote = fc.record({
    type: fc.oneof(fc.constantFrom('streamable-http', 'sse', 'http'), any),
    url,
    variables,
    headers: fc.array(fc.record({ isRequired: any, value: any, default: any })),
  });
  const server = fc.record({
    title: any,
    description: any,
    version: any,
    websiteUrl: url,
    repository: fc.record({ url }),
    remotes: fc.array(remote),
    packages: fc.array(fc.record({ registryType: any, identifier: any, version: any })),
    _meta: fc.record({
      'io.modelcontextprotocol.registry/publisher-provided': fc.record({ tools: fc.array(any) }),
    }),
  });
  const official = fc.record({ publishedAt: any, updatedAt: any, statusMessage: any });
  const source = {
    registry: 'x',
    pulled_at: '2026-11-30T00:00:00Z',
    pages: 1,
    rows: 1,
    rejected: 0,
  };
  fc.assert(
    fc.property(server, official, (fields, meta) => {
      const catalog = { schema_version: 1, source, servers: [listing(fields, meta)] };
      expect(validate(catalog), JSON.stringify(validate.errors)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
