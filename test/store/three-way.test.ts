import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerState } from '../../src/generated/mcp-validation-state.ts';
import { canonical } from '../../src/store/canonical.ts';
import { mergeHistories, type WholeHistory } from '../../src/store/history.ts';
import type { WholeState } from '../../src/store/state.ts';
import { mergeCardIndexes } from '../../src/store/three-way/card-index.ts';
import { mergeChangesFrom } from '../../src/store/three-way/changes.ts';
import { mergeClaims } from '../../src/store/three-way/claims.ts';
import { mergeHistoriesFrom } from '../../src/store/three-way/history.ts';
import { mergeStates } from '../../src/store/three-way/state.ts';

const names = ['a.example/one', 'a.example/two', 'b.example/three', 'c.example/constructor'];
const times = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z'];

const line = fc.record(
  {
    endpoint: fc.constant('https://a.example/mcp'),
    endpoint_status: fc.constantFrom('ok' as const, 'error' as const),
    validation_method: fc.constantFrom('live_mcp' as const, 'none' as const),
    tool_count: fc.nat(3),
    changed_at: fc.constantFrom(...times),
    validated_at: fc.constantFrom(...times),
  },
  {
    requiredKeys: ['endpoint', 'endpoint_status', 'validation_method', 'tool_count', 'changed_at'],
  },
) as fc.Arbitrary<ServerState>;

const byName = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 })
    .map((entries) => Object.assign(Object.create(null), Object.fromEntries(entries)));

const state: fc.Arbitrary<WholeState> = fc.record({
  schema_version: fc.constant(1 as const),
  last_run: fc.constantFrom(...times),
  validation: fc.constant('live_mcp_tools_list' as const),
  servers: byName(line),
});

const history: fc.Arbitrary<WholeHistory> = byName(
  fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('ok' as const, 'error' as const),
      fc.nat(2),
    ),
    { maxLength: 5 },
  ),
).map((servers) =>
  mergeHistories(
    { schema_version: 1, columns: ['time', 'status', 'latency_ms'], servers },
    { schema_version: 1, columns: ['time', 'status', 'latency_ms'], servers: {} },
  ),
);

describe('a state that two runs changed', () => {
  it('is the same whoever pushed first', () => {
    fc.assert(
      fc.property(state, state, state, (base, a, b) => {
        const [ab, ba] = [mergeStates(base, a, b), mergeStates(base, b, a)];
        expect(canonical(ab.state)).toBe(canonical(ba.state));
      }),
    );
  });

  it('is what the only run that changed it made of it, in other words', () => {
    fc.assert(
      fc.property(state, state, (base, a) => {
        const { state: merged } = mergeStates(base, a, base);
        expect(Object.keys(merged.servers).sort()).toEqual(Object.keys(a.servers).sort());
        for (const [name, server] of Object.entries(a.servers)) {
          const { validated_at, tools_read_at: _, ...rest } = merged.servers[name] ?? { name };
          expect(canonical(rest)).toBe(canonical(withoutTimes(server)));
          expect(validated_at).toBe(server.validated_at ?? a.last_run);
        }
      }),
    );
  });

  it('keeps of a server that both read the later read, whatever last_run stands for in each', () => {
    const of = (last_run: string, servers: Record<string, ServerState>): WholeState => ({
      schema_version: 1,
      last_run,
      validation: 'live_mcp_tools_list',
      servers,
    });
    const server = (status: 'ok' | 'error', validated_at?: string): ServerState => ({
      endpoint: 'https://a.example/mcp',
      endpoint_status: status,
      validation_method: 'none',
      tool_count: 0,
      changed_at: '2026-10-01T00:00:00.000Z',
      ...(validated_at !== undefined && { validated_at }),
    });
    const [day1 = '', day2 = '', day3 = ''] = times;
    const base = of(day1, { x: server('ok') });
    const fullRun = of(day2, { x: server('error') });
    const laterRead = of(day1, { x: server('ok', day3) });
    expect(mergeStates(base, fullRun, laterRead).state).toMatchObject({
      last_run: day2,
      servers: { x: { endpoint_status: 'ok', validated_at: day3 } },
    });
    const earlierRead = of(day1, { x: server('ok', day1) });
    expect(mergeStates(base, earlierRead, fullRun).state.servers.x?.endpoint_status).toBe('error');
  });
});

describe('a history that two runs changed', () => {
  it('is the same whoever pushed first, and loses no sample that somebody added', () => {
    fc.assert(
      fc.property(history, history, history, (base, a, b) => {
        const merged = mergeHistoriesFrom(base, a, b);
        expect(canonical(merged)).toBe(canonical(mergeHistoriesFrom(base, b, a)));
        for (const side of [a, b]) {
          for (const [name, samples] of Object.entries(side.servers)) {
            const before = new Set((base.servers[name] ?? []).map(String));
            const kept = new Set((merged.servers[name] ?? []).map(String));
            const added = samples.map(String).filter((sample) => !before.has(sample));
            expect(added.filter((sample) => !kept.has(sample))).toEqual([]);
          }
        }
      }),
    );
  });

  it('does not bring back what one of them pruned', () => {
    const of = (servers: WholeHistory['servers']): WholeHistory => ({
      schema_version: 1,
      columns: ['time', 'status', 'latency_ms'],
      servers,
    });
    const base = of({ x: [[1, 'ok', 1]], gone: [[1, 'ok', 1]] });
    const pruned = of({ x: [[5, 'ok', 2]] });
    const other = of({
      x: [
        [1, 'ok', 1],
        [4, 'error', null],
      ],
      gone: [[1, 'ok', 1]],
    });
    expect(mergeHistoriesFrom(base, pruned, other).servers).toEqual({
      x: [
        [4, 'error', null],
        [5, 'ok', 2],
      ],
    });
  });
});

describe('an index of report cards that two runs changed', () => {
  it('holds the later read, and the earlier opening day', () => {
    const of = (entry: object) => ({ schema_version: 1 as const, servers: { x: entry } }) as never;
    const none = { schema_version: 1 as const, servers: {} };
    const early = of({ first_read: '2026-11-01T00:00:00Z', opens_on: '2026-11-15' });
    const late = of({
      first_read: '2026-11-02T00:00:00Z',
      opens_on: '2026-11-16',
      last_read: '2026-11-20T00:00:00Z',
    });
    for (const [a, b] of [
      [early, late],
      [late, early],
    ] as const) {
      expect(mergeCardIndexes(none, a, b).index.servers.x).toEqual({
        first_read: '2026-11-01T00:00:00Z',
        opens_on: '2026-11-15',
        last_read: '2026-11-20T00:00:00Z',
      });
    }
  });
});

describe('changes of two runs', () => {
  const at = (time: string) => ({
    at: time,
    name: 'a.example/x',
    kind: 'status' as const,
    from: 'error' as const,
    to: 'ok' as const,
  });

  it('tell once what both saw', () => {
    const [first, second] = [at('2026-11-01T00:00:00.000Z'), at('2026-11-01T00:10:00.000Z')];
    const ways = { base: [], ours: [first], theirs: [second] };
    const merged = mergeChangesFrom(ways, { status: new Map([['a.example/x', 'theirs']]) });
    expect(merged).toEqual([second]);
  });

  it('keep what was there before, and what neither read', () => {
    const old = at('2026-10-01T00:00:00.000Z');
    const listed = { at: old.at, name: 'a.example/y', kind: 'listed' as const };
    const ways = { base: [old], ours: [old, listed], theirs: [old] };
    expect(mergeChangesFrom(ways, { status: new Map([['a.example/x', 'ours']]) })).toEqual([
      old,
      listed,
    ]);
  });
});

describe('claims that two runs changed', () => {
  const claim = (listing: string, checked_at: string) => ({
    listing,
    github: 'octocat',
    host: 'a.example',
    proof: 'dns' as const,
    since: '2026-01-01',
    checked_at,
  });

  it('are those of both, each with its later check, without the withdrawn ones', () => {
    const of = (...claims: ReturnType<typeof claim>[]) => ({ schema_version: 1 as const, claims });
    const base = of(claim('a.example/x', '2026-11-01'), claim('a.example/y', '2026-11-01'));
    const checked = of(claim('a.example/x', '2026-11-08'), claim('a.example/y', '2026-11-08'));
    const edited = of(claim('a.example/x', '2026-11-01'), claim('a.example/z', '2026-11-05'));
    expect(
      mergeClaims(base, checked, edited).claims.map((entry) => [entry.listing, entry.checked_at]),
    ).toEqual([
      ['a.example/x', '2026-11-08'],
      ['a.example/z', '2026-11-05'],
    ]);
  });
});

function withoutTimes({ validated_at: _, tools_read_at: __, ...rest }: ServerState) {
  return rest;
}
