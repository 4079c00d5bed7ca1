import { describe, expect, it } from 'vitest';
import { type CatalogDiff, diffCatalogs, diffSize } from '../../src/catalog/diff.ts';
import type { Catalog, Listing } from '../../src/generated/catalog.ts';

const BASE: Listing = {
  name: 'io.test/a',
  description: 'One',
  version: '1.0.0',
  status: 'active',
  transport: 'http',
  endpoint: 'https://test.example/mcp',
  remotes: [],
  packages: [],
  published_at: null,
  updated_at: null,
  source: 'registry',
};

function catalog(...servers: Listing[]): Catalog {
  const source = {
    registry: 'x',
    pulled_at: '2026-11-30T00:00:00Z',
    pages: 1,
    rows: 1,
    rejected: 0,
  };
  return { schema_version: 1, source, servers };
}

function changed(from: Listing, to: Listing): Partial<CatalogDiff> {
  const diff = diffCatalogs(catalog(from), catalog(to));
  return Object.fromEntries(Object.entries(diff).filter(([, entries]) => entries.length > 0));
}

describe('diffCatalogs', () => {
  it('finds what came and what left, by name and in order', () => {
    const b = { ...BASE, name: 'io.test/b' };
    const { endpoint: _, ...local } = { ...BASE, name: 'io.test/C' };
    const diff = diffCatalogs(catalog(BASE), catalog(b, local));
    expect(diff.added).toEqual([
      { name: 'io.test/C' },
      { name: 'io.test/b', endpoint: BASE.endpoint },
    ]);
    expect(diff.removed).toEqual([{ name: 'io.test/a', endpoint: BASE.endpoint }]);
    expect(diffSize(diff)).toBe(3);
  });

  it('sees nothing where only the times, the pull or the order changed', () => {
    const b = { ...BASE, name: 'io.test/b' };
    const before = catalog(BASE, b);
    const after = catalog(b, { ...BASE, updated_at: '2026-11-30T00:00:00.000Z' });
    after.source.pulled_at = '2026-12-01T00:00:00Z';
    expect(diffSize(diffCatalogs(before, after))).toBe(0);
  });

  it('tells an endpoint that moved, came or went', () => {
    const { endpoint: _, ...without } = BASE;
    const moved = { ...BASE, endpoint: 'https://other.example/mcp' };
    const name = BASE.name;
    const [from, to] = [BASE.endpoint, moved.endpoint];
    expect(changed(BASE, moved)).toEqual({ moved: [{ name, from, to }] });
    expect(changed(without, BASE)).toEqual({ moved: [{ name, to: from }] });
    expect(changed(BASE, without)).toEqual({ moved: [{ name, from }] });
  });

  it.each([
    ['transport', 'sse'],
    ['version', '2.0.0'],
    ['description', 'Two'],
    ['title', 'New'],
  ] as const)('tells another %s', (field, to) => {
    const from = (BASE as Partial<Listing>)[field];
    const change = { name: BASE.name, ...(from !== undefined && { from }), to };
    expect(changed(BASE, { ...BASE, [field]: to })).toEqual({ [field]: [change] });
  });

  it('tells a deprecation with its message, and its end', () => {
    const old: Listing = { ...BASE, status: 'deprecated', status_message: 'Use b' };
    expect(changed(BASE, old)).toEqual({ deprecated: [{ name: BASE.name, message: 'Use b' }] });
    expect(changed(old, BASE)).toEqual({ reactivated: [{ name: BASE.name }] });
  });
});
