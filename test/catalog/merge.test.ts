import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, keepLatest } from '../../src/catalog/latest.ts';
import { listingOf } from '../../src/catalog/listing.ts';
import { mergeCatalog } from '../../src/catalog/merge.ts';
import { shrunk } from '../../src/catalog/shrunk.ts';
import { Fault } from '../../src/fault.ts';
import type { Catalog, Listing } from '../../src/generated/catalog.ts';
import type { CuratedEntry } from '../../src/generated/curated.ts';
import { parseRow } from '../../src/registry/row.ts';
import { registryRow } from '../neighbourhood/registry.ts';

const SOURCE = {
  registry: 'https://registry.example/v0.1/servers',
  pulled_at: '2026-11-30T00:00:00Z',
  pages: 1,
  rows: 1,
  rejected: 0,
};

function candidate(
  server: Record<string, unknown>,
  official: Record<string, unknown> = {},
): Candidate {
  const parsed = parseRow(registryRow({ name: 'io.test/a', ...server }, official));
  if ('reject' in parsed) throw new Error(parsed.reject.reason);
  return { listing: listingOf(parsed.row), isLatest: parsed.row.isLatest };
}

function merged(candidates: Candidate[], curated: CuratedEntry[] = []) {
  const kept = new Map<string, Candidate>();
  for (const one of candidates) keepLatest(kept, one);
  const listings = [...kept.values()].map(({ listing }) => listing);
  return mergeCatalog(SOURCE, listings, { schema_version: 1, servers: curated });
}

function only(catalog: { servers: Listing[] }): Listing {
  const [listing, ...others] = catalog.servers;
  if (listing === undefined || others.length > 0) throw new Error('expected one listing');
  return listing;
}

describe('rows of one name', () => {
  const early = { publishedAt: '2026-01-06T14:23:23.6Z' };
  const late = { publishedAt: '2026-01-06T14:23:23.608647Z' };
  const unsaid = { isLatest: undefined };
  it.each([
    ['the one that says it is the latest', ['1.0.0', early], ['2.0.0', { ...late, ...unsaid }]],
    ['the higher version', ['1.10.0', early], ['1.9.0', late]],
    ['a semantic version', ['0.1.0', early], ['mcp', late]],
    ['the later of two words', ['b', late], ['a', early]],
    ['the later of one version', ['1.0.0', late], ['1.0.0', early]],
  ] as const)('keep %s', (_which, [version, official], [otherVersion, otherOfficial]) => {
    const winner = candidate({ version, title: 'winner' }, official);
    const loser = candidate({ version: otherVersion }, otherOfficial);
    expect(only(merged([winner, loser])).title).toBe('winner');
    expect(only(merged([loser, winner])).title).toBe('winner');
  });

  it('lose all but one, each as a reject', () => {
    const kept = new Map<string, Candidate>();
    expect(keepLatest(kept, candidate({ version: '1.0.0' }))).toBeNull();
    expect(keepLatest(kept, candidate({ version: '2.0.0' }))).toEqual({
      name: 'io.test/a',
      reason: 'superseded',
      detail: 'version 1.0.0, beside 2.0.0',
    });
  });

  it('of another case are another name', () => {
    const catalog = merged([candidate({ name: 'io.test/a' }), candidate({ name: 'io.test/A' })]);
    expect(catalog.servers.map(({ name }) => name)).toEqual(['io.test/A', 'io.test/a']);
  });
});

it('gives the same bytes whatever order the rows come in', () => {
  const row = fc
    .record({
      name: fc.constantFrom('io.test/a', 'io.test/B', 'io.test/b'),
      version: fc.constantFrom('1.0.0', '1.10.0', '1.9.0', '1.0.0+x', 'mcp'),
      title: fc.constantFrom('x', 'y'),
      isLatest: fc.constantFrom(true, null),
      publishedAt: fc.constantFrom('2026-01-06T14:23:23.6Z', '2026-01-06T14:23:23.608Z', null),
    })
    .map(({ isLatest, publishedAt, ...server }) => candidate(server, { isLatest, publishedAt }));
  const shuffled = fc
    .array(row, { maxLength: 8 })
    .chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
  fc.assert(
    fc.property(shuffled, ([rows, other]) => {
      expect(JSON.stringify(merged(other))).toBe(JSON.stringify(merged(rows)));
    }),
  );
});

describe('a curated entry', () => {
  const why = 'for the test';
  const row = candidate({
    title: 'By the publisher',
    remotes: [
      { type: 'streamable-http', url: 'https://test.example/mcp' },
      { type: 'sse', url: 'https://test.example/sse' },
    ],
  });

  it('of a listed name adds to its listing', () => {
    const entry = { name: 'io.test/a', why, official: true, tools: ['x'], title: 'By us' };
    expect(only(merged([row], [entry]))).toEqual({
      ...row.listing,
      official: true,
      tools: ['x'],
      title: 'By us',
    });
  });

  it('of another name is a listing of its own', () => {
    const entry: CuratedEntry = {
      name: 'com.vendor/own',
      why,
      endpoint: 'https://vendor.example/sse',
      transport: 'sse',
      added_at: '2026-11-01T00:00:00Z',
    };
    expect(only(merged([], [entry]))).toEqual({
      name: 'com.vendor/own',
      description: '',
      version: '',
      status: 'active',
      transport: 'sse',
      endpoint: 'https://vendor.example/sse',
      remotes: [{ type: 'sse', url: 'https://vendor.example/sse', probeable: true }],
      packages: [],
      published_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
      source: 'manual',
    });
  });

  it('moves the endpoint, and keeps the remotes', () => {
    const entry = { name: 'io.test/a', why, endpoint: 'https://other.example/mcp' };
    const listing = only(merged([row], [entry]));
    expect(listing).toMatchObject({ endpoint: entry.endpoint, transport: 'http' });
    expect(listing.remotes).toHaveLength(3);
  });

  it('chooses another transport, or none', () => {
    const sse = { name: 'io.test/a', why, transport: 'sse' } as const;
    expect(only(merged([row], [sse]))).toMatchObject({
      transport: 'sse',
      endpoint: 'https://test.example/sse',
    });
    const local = only(merged([row], [{ ...sse, transport: 'local' }]));
    expect(local.transport).toBe('local');
    expect(local).not.toHaveProperty('endpoint');
  });

  it.each([
    [
      { endpoint: 'https://{x}.example/' },
      'curated.json, at /servers/0/endpoint (io.test/a): expected',
    ],
    [
      { endpoint: 'https://x.example/', transport: 'stdio' },
      '/servers/0/transport (io.test/a): expected http or sse',
    ],
    [{ website: 'javascript:alert(1)' }, '/servers/0/website (io.test/a): expected an absolute'],
  ] as const)('that means nothing is a fault: %j', (fields, message) => {
    const run = () => merged([], [{ name: 'io.test/a', why, ...fields }]);
    expect(run).toThrow(Fault);
    expect(run).toThrow(message);
  });
});

describe('a catalog that shrank', () => {
  const catalog = (rows: number, rejected = 0): Catalog => ({
    schema_version: 1,
    source: { ...SOURCE, rows, rejected },
    servers: [],
  });
  it.each([
    [0, 1, null],
    [100, 80, null],
    [100, 200, null],
    [100, 79, '79 rows, 79 % of the 100'],
    [0, 0, 'an empty list'],
    [100, 0, 'an empty list'],
  ])('from %i rows to %i: %s', (before, after, problem) => {
    const found = shrunk(catalog(before), catalog(after), 0.8);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  it('counts listings as well as rows', () => {
    expect(shrunk(catalog(100), catalog(100, 30), 0.8)).toContain('70 listings');
    expect(shrunk(catalog(10), catalog(10, 10), 0.8)).toContain('0 listings');
  });
});
