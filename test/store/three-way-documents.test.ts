import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/generated/catalog.ts';
import type { Change } from '../../src/generated/changes.ts';
import type { Claim, Claims } from '../../src/generated/claims.ts';
import type { CardEntry } from '../../src/generated/report-card-index.ts';
import { canonical } from '../../src/store/canonical.ts';
import type { WholeCatalog } from '../../src/store/catalog.ts';
import type { WholeCardIndex } from '../../src/store/report-cards.ts';
import { mergeCardIndexes } from '../../src/store/three-way/card-index.ts';
import { mergeCatalogs } from '../../src/store/three-way/catalog.ts';
import { mergeChangesFrom } from '../../src/store/three-way/changes.ts';
import { mergeClaims } from '../../src/store/three-way/claims.ts';

const NAMES = ['a.example/one', 'a.example/__proto__', 'b.example/constructor'];
const name = fc.constantFrom(...NAMES);
const time = fc.constantFrom(
  '2026-11-01T00:00:00.000Z',
  '2026-11-02T00:00:00.000Z',
  '2026-11-03T00:00:00.000Z',
);

function keyed<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc.array(fc.tuple(name, value), { maxLength: 4 }).map((entries) => {
    const record: Record<string, T> = Object.create(null);
    for (const [key, one] of entries) record[key] = one;
    return record;
  });
}

const catalog = (pulledAt: string): fc.Arbitrary<WholeCatalog> =>
  keyed(fc.record({ updated_at: time, version: fc.constantFrom('1.0.0', '1.0.1') })).map(
    (rows) =>
      ({
        schema_version: 1,
        source: {
          registry: 'https://r.example',
          pulled_at: pulledAt,
          pages: 1,
          rows: 1,
          rejected: 0,
        },
        servers: Object.entries(rows).map(([key, row]) => ({ name: key, ...row }) as Listing),
      }) as WholeCatalog,
  );
const catalogs = ['2026-11-01T04:00:00Z', '2026-11-08T04:00:00Z', '2026-11-09T04:00:00Z'].map(
  catalog,
) as [fc.Arbitrary<WholeCatalog>, fc.Arbitrary<WholeCatalog>, fc.Arbitrary<WholeCatalog>];

const index: fc.Arbitrary<WholeCardIndex> = keyed(
  fc.record(
    { first_read: time, opens_on: time, last_read: time },
    { requiredKeys: ['first_read', 'opens_on'] },
  ) as fc.Arbitrary<CardEntry>,
).map((servers) => ({ schema_version: 1, servers }));

const claims: fc.Arbitrary<Claims> = fc
  .uniqueArray(
    fc.record({
      listing: name,
      github: fc.constantFrom('one', 'Two'),
      host: fc.constant('a.example'),
      proof: fc.constant('dns' as const),
      since: fc.constant('2026-10-01'),
      checked_at: time,
    }) as fc.Arbitrary<Claim>,
    { selector: ({ listing, github }) => `${listing} ${github}`, maxLength: 5 },
  )
  .map((list) => ({ schema_version: 1, claims: list }));

const sorted = <T>(list: readonly T[]) => list.map((one) => canonical(one)).sort();
const serverNames = ({ servers }: WholeCatalog) => new Set(servers.map((one) => one.name));

describe('a catalog that two pulls changed', () => {
  it('is the same whoever pushed first, and says which pull is the newer', () => {
    fc.assert(
      fc.property(...catalogs, (base, a, b) => {
        const [ab, ba] = [mergeCatalogs(base, a, b), mergeCatalogs(base, b, a)];
        expect(sorted(ab.servers)).toEqual(sorted(ba.servers));
        expect(ab.source).toEqual(b.source);
        expect(ba.source).toEqual(b.source);
      }),
    );
  });

  it('has what either listed anew, and not what either took off and the other left alone', () => {
    fc.assert(
      fc.property(...catalogs, (base, a, b) => {
        const [was, ours, theirs] = [serverNames(base), serverNames(a), serverNames(b)];
        const merged = serverNames(mergeCatalogs(base, a, b));
        for (const key of NAMES) {
          if (!was.has(key)) expect(merged.has(key)).toBe(ours.has(key) || theirs.has(key));
          else if (!ours.has(key) && !theirs.has(key)) expect(merged.has(key)).toBe(false);
        }
        expect(serverNames(mergeCatalogs(base, a, base))).toEqual(ours);
      }),
    );
  });
});

describe('an index of cards that two reads changed', () => {
  it('is the same whoever pushed first, and opens no card later than either said of a new one', () => {
    fc.assert(
      fc.property(index, index, index, (base, a, b) => {
        const [ab, ba] = [mergeCardIndexes(base, a, b).index, mergeCardIndexes(base, b, a).index];
        expect(canonical(ab)).toBe(canonical(ba));
        for (const key of NAMES) {
          if (base.servers[key] !== undefined) continue;
          const first = [a.servers[key], b.servers[key]].flatMap((one) => one?.first_read ?? []);
          expect(ab.servers[key]?.first_read).toBe(first.sort()[0]);
        }
      }),
    );
  });
});

describe('claims that two checks changed', () => {
  it('are the same whoever pushed first, and none that somebody withdrew comes back', () => {
    fc.assert(
      fc.property(claims, claims, claims, (base, a, b) => {
        const merged = mergeClaims(base, a, b);
        expect(sorted(merged.claims)).toEqual(sorted(mergeClaims(base, b, a).claims));
        const keys = (all: Claims) =>
          new Set(all.claims.map(({ listing, github }) => `${listing} ${github}`));
        for (const key of keys(base)) {
          expect(keys(merged).has(key)).toBe(keys(a).has(key) && keys(b).has(key));
        }
      }),
    );
  });
});

describe('changes that two runs saw', () => {
  const change = (at: string, from: 'ok' | 'error', to: 'ok' | 'error'): Change =>
    ({ at, name: 'a.example/one', kind: 'status', from, to }) as Change;

  it('are those of the run whose read counts, and all that there were', () => {
    const old = change('2026-11-01T00:00:00.000Z', 'error', 'ok');
    const ours = change('2026-11-02T00:00:00.000Z', 'ok', 'error');
    const theirs = change('2026-11-02T06:00:00.000Z', 'ok', 'error');
    const all = { base: [old], ours: [old, ours], theirs: [old, theirs] };
    const sides = { status: new Map([['a.example/one', 'theirs' as const]]) };
    expect(mergeChangesFrom(all, sides)).toEqual([old, theirs]);
    expect(mergeChangesFrom(all, {})).toEqual([old, ours, theirs]);
  });
});
