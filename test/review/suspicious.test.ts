import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/generated/catalog.ts';
import { reasonsToWait } from '../../src/review/ordinary.ts';
import type { Review } from '../../src/review/review.ts';
import { suspicions } from '../../src/review/suspicious.ts';
import { shippedConfig } from '../../src/store/config.ts';
import { exampleCatalog } from '../data/examples.ts';

const ORDINARY = {
  few: 5,
  removed_share: 0.02,
  moved_share: 0.02,
  added_share: 0.25,
  one_namespace: 10,
  one_host: 8,
  one_description: 6,
};
const BEFORE = exampleCatalog(400);

function found(edit: (servers: Listing[]) => Listing[], ordinary = ORDINARY) {
  const after = { ...BEFORE, servers: edit(structuredClone(BEFORE.servers)) };
  return suspicions(BEFORE, after, ordinary);
}

const named = (count: number, name: (at: number) => string): Listing[] =>
  BEFORE.servers
    .slice(0, count)
    .map(({ endpoint: _, ...rest }, at) => ({ ...rest, name: name(at), remotes: [] }));
const moved = (count: number, url: (at: number) => string) => (servers: Listing[]) =>
  servers.map((one, at) => (at < count ? { ...one, endpoint: url(at) } : one));

describe('a change of the catalog is suspicious', () => {
  it('where many are removed, in share of what there was', () => {
    expect(found((servers) => servers.slice(8))).toEqual([]);
    expect(found((servers) => servers.slice(9))).toEqual([
      { code: 'many_removed', where: null, count: 9, most: 8 },
    ]);
  });

  it('where many are added, or in one namespace', () => {
    expect(found((servers) => [...servers, ...named(100, (at) => `org.new${at}/a`)])).toEqual([]);
    expect(found((servers) => [...servers, ...named(101, (at) => `org.new${at}/a`)])).toMatchObject(
      [{ code: 'many_added', count: 101, most: 100 }],
    );
    expect(found((servers) => [...servers, ...named(11, (at) => `org.flood/a${at}`)])).toEqual([
      { code: 'one_namespace', where: 'org.flood', count: 11, most: 10 },
    ]);
  });

  it('where many endpoints move, or to one host', () => {
    expect(found(moved(8, (at) => `https://a${at}.example/`))).toEqual([]);
    expect(found(moved(9, (at) => `https://a${at}.example/`))).toMatchObject([
      { code: 'many_moved', count: 9, most: 8 },
    ]);
    const one = found(
      moved(9, (at) => `https://evil.example/${at}`),
      { ...ORDINARY, moved_share: 1 },
    );
    expect(one).toEqual([{ code: 'one_host', where: 'evil.example', count: 9, most: 8 }]);
  });

  it('where many names change at endpoints that stay, which is no removal', () => {
    const takeOver = (servers: Listing[]) => {
      const at = new Set(servers.filter(({ endpoint }) => endpoint !== undefined).slice(0, 10));
      return servers.map((one, index) =>
        at.has(one) ? { ...one, name: `org.thief${index}/x` } : one,
      );
    };
    expect(found(takeOver).map(({ code }) => code)).toEqual(['many_moved']);
  });

  it('where many descriptions become the same text', () => {
    const edit = (servers: Listing[]) =>
      servers.map((one, at) => (at < 7 ? { ...one, description: 'Buy now' } : one));
    expect(found(edit)).toEqual([{ code: 'one_description', where: 'Buy now', count: 7, most: 6 }]);
  });

  it('but a first catalog is all new', () => {
    expect(suspicions({ ...BEFORE, servers: [] }, BEFORE, ORDINARY)).toEqual([]);
  });

  it('by numbers that this checkout has, and new versions are everyday', () => {
    const { ordinary } = shippedConfig().sync;
    expect(ordinary).toBeDefined();
    expect(found((servers) => servers.map((one) => ({ ...one, version: '99' })), ordinary)).toEqual(
      [],
    );
  });
});

describe('a sync waits for a person', () => {
  const review: Review = {
    base: 'a',
    head: 'b',
    suspicious: [],
    sections: [{ kind: 'added', title: 'Added', entries: [{ name: 'io.test/a' }] }],
    violations: [],
    looked_at: { files: 1, rules: 1 },
  };

  it('for nothing that is ordinary', () => {
    expect(reasonsToWait(review)).toEqual([]);
  });

  it('where something does not hold, is suspicious, or is none of its business', () => {
    const violations = [{ rule: 'r', where: 'w', what: 'x' }];
    expect(reasonsToWait({ ...review, violations })).toEqual([
      'what must hold of the data does not, in 1 place',
    ]);
    const suspicious = [{ code: 'many_removed' as const, where: null, count: 9, most: 8 }];
    expect(reasonsToWait({ ...review, suspicious })).toEqual([
      'it changes more than an ordinary week does',
    ]);
    const sections = [{ kind: 'opt_outs', title: 'Opt-outs', entries: [{ name: 'a.example' }] }];
    expect(reasonsToWait({ ...review, sections })).toEqual([
      'a sync does not change this: opt-outs',
    ]);
  });
});
