import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/generated/catalog.ts';
import { reasonsToWait } from '../../src/review/ordinary.ts';
import type { Review } from '../../src/review/review.ts';
import { suspicions } from '../../src/review/suspicious.ts';
import { ordinaryOf } from '../../src/store/config.ts';
import { exampleCatalog } from '../data/examples.ts';

const ORDINARY = {
  few: 5,
  removed_share: 0.02,
  moved_share: 0.02,
  added_share: 0.25,
  deprecated_share: 0.02,
  rewritten_share: 0.1,
  one_namespace: 10,
  one_publisher_share: 0.02,
  one_host: 8,
  one_host_in_28_days: 20,
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
    expect(found((servers) => [...servers, ...named(10, (at) => `org.flood/a${at}`)])).toEqual([]);
    expect(found((servers) => [...servers, ...named(11, (at) => `org.flood/a${at}`)])).toEqual([
      { code: 'one_publisher', where: 'org.flood', count: 11, most: 10 },
    ]);
  });

  it('where many are deprecated, or say something else of themselves', () => {
    const edit =
      (count: number, change: (one: Listing, at: number) => Listing) => (servers: Listing[]) =>
        servers.map((one, at) => (at < count ? change(one, at) : one));
    const gone = (one: Listing): Listing => ({
      ...one,
      status: one.status === 'active' ? 'deprecated' : 'active',
    });
    expect(found(edit(8, gone))).toEqual([]);
    expect(found(edit(9, gone))).toMatchObject([{ code: 'many_deprecated', count: 9, most: 8 }]);
    const advert = (one: Listing, at: number): Listing =>
      at % 2 === 0
        ? { ...one, description: `Buy ${at}` }
        : { ...one, website: `https://buy.example/${at}` };
    expect(found(edit(40, advert))).toEqual([]);
    expect(found(edit(41, advert))).toMatchObject([
      { code: 'many_rewritten', count: 41, most: 40 },
    ]);
    const sse = (one: Listing): Listing => ({ ...one, transport: 'unknown' });
    expect(found(edit(9, sse))).toMatchObject([{ code: 'many_moved', count: 9, most: 8 }]);
  });

  it('where one namespace is taken over', () => {
    const before = {
      ...BEFORE,
      servers: BEFORE.servers.map((one, at) => ({
        ...one,
        name: at < 12 ? `org.victim/a${at}` : one.name,
      })),
    };
    const servers = before.servers.map((one, at) =>
      at < 12 ? { ...one, endpoint: `https://a${at}.example/` } : one,
    );
    expect(
      suspicions(before, { ...before, servers }, { ...ORDINARY, moved_share: 1 }),
    ).toMatchObject([{ code: 'one_namespace', where: 'org.victim', count: 12 }]);
  });

  it('where endpoints move to one host in small steps', () => {
    const steps = Array.from({ length: 18 }, (_, at) => ({
      name: `org.step${at}/a`,
      to: `https://evil.example/${at}`,
    }));
    const after = { ...BEFORE, servers: moved(3, () => 'https://evil.example/x')(BEFORE.servers) };
    expect(suspicions(BEFORE, after, ORDINARY, steps)).toEqual([
      { code: 'one_host_of_late', where: 'evil.example', count: 21, most: 20 },
    ]);
    expect(suspicions(BEFORE, after, ORDINARY, steps.slice(1))).toEqual([]);
    expect(suspicions(BEFORE, BEFORE, ORDINARY, [...steps, ...steps])).toEqual([]);
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

  it('but not a week as the registry has them: spec/registry.md, 6', () => {
    const { servers } = exampleCatalog(4000);
    const before = { ...BEFORE, servers };
    const week = servers.flatMap((one, at): Listing[] => {
      const updated = { ...one, version: '9.9.9' };
      if (at % 250 === 0) return [];
      if (at % 250 === 1) return [{ ...one, status: 'deprecated', status_message: 'gone' }];
      if (at % 100 === 2) return [{ ...updated, endpoint: `https://new${at}.example/mcp` }];
      if (at % 25 === 3) return [{ ...updated, description: `Better than ${at}` }];
      return [at % 10 === 4 ? updated : one];
    });
    // 6,000 names a week at 38,000; in spring the busiest publisher of a week had a seventh of them.
    const added = Array.from({ length: 640 }, (_, at) => ({
      ...(servers[at] as Listing),
      name: at < 90 ? `io.github.busy/a${at}` : `org.new${at}/a`,
      endpoint: `https://added${at}.example/mcp`,
    }));
    const after = { ...before, servers: [...week, ...added] };
    expect(suspicions(before, after, ordinaryOf(null))).toEqual([]);
  });

  it('but a first catalog is all new', () => {
    expect(suspicions({ ...BEFORE, servers: [] }, BEFORE, ORDINARY)).toEqual([]);
  });

  it('by numbers that this checkout has, and new versions are everyday', () => {
    const ordinary = ordinaryOf(null);
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
