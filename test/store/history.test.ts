import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sample, SampleStatus } from '../../src/generated/mcp-probe-history.ts';
import {
  addSample,
  HISTORY_DAYS,
  mergeHistories,
  prune,
  type WholeHistory,
} from '../../src/store/history.ts';

const DAY = 86_400;
const sample: fc.Arbitrary<Sample> = fc.tuple(
  fc.integer({ min: 0, max: 6 }),
  fc.constantFrom<SampleStatus>('ok', 'error', 'unreachable'),
  fc.option(fc.integer({ min: 0, max: 3 })),
);
const history: fc.Arbitrary<WholeHistory> = fc
  .array(fc.tuple(fc.constantFrom('a/b', 'c/d', 'e/f'), sample), { maxLength: 20 })
  .map((pairs) => {
    const document = empty();
    for (const [name, one] of pairs) addSample(document, name, one);
    return document;
  });

function empty(): WholeHistory {
  return { schema_version: 1, columns: ['time', 'status', 'latency_ms'], servers: {} };
}

describe('addSample', () => {
  it('keeps samples sorted, each once', () => {
    const document = empty();
    for (const one of [
      [5, 'ok', 1],
      [3, 'ok', 2],
      [5, 'ok', 1],
      [5, 'error', null],
    ] as Sample[]) {
      addSample(document, 'a/b', one);
    }
    expect(document.servers).toEqual({
      'a/b': [
        [3, 'ok', 2],
        [5, 'error', null],
        [5, 'ok', 1],
      ],
    });
  });

  it('gives the same history in whatever order samples come', () => {
    fc.assert(
      fc.property(fc.array(sample), fc.infiniteStream(fc.nat()), (samples, draws) => {
        const [inTurn, shuffled] = [empty(), empty()];
        for (const one of samples) addSample(inTurn, 'a/b', one);
        const other = samples.map((one) => ({ one, draw: draws.next().value as number }));
        for (const { one } of other.sort((a, b) => a.draw - b.draw))
          addSample(shuffled, 'a/b', one);
        expect(shuffled).toEqual(inTurn);
      }),
    );
  });
});

describe('mergeHistories', () => {
  it('is associative, commutative and idempotent', () => {
    fc.assert(
      fc.property(history, history, history, (a, b, c) => {
        expect(mergeHistories(a, mergeHistories(b, c))).toEqual(
          mergeHistories(mergeHistories(a, b), c),
        );
        expect(mergeHistories(a, b)).toEqual(mergeHistories(b, a));
        expect(mergeHistories(a, a)).toEqual(a);
        expect(mergeHistories(mergeHistories(a, b), b)).toEqual(mergeHistories(a, b));
        expect(mergeHistories(a, empty())).toEqual(a);
      }),
    );
  });

  it('loses nothing and invents nothing', () => {
    fc.assert(
      fc.property(history, history, (a, b) => {
        const { servers } = mergeHistories(a, b);
        const flat = (one: WholeHistory) =>
          Object.entries(one.servers).flatMap(([name, samples]) =>
            samples.map((found) => JSON.stringify([name, found])),
          );
        const merged = flat({ ...a, servers });
        expect(new Set(merged)).toEqual(new Set([...flat(a), ...flat(b)]));
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });

  it('keeps two probes of one day, and two outcomes of one second', () => {
    const [a, b] = [empty(), empty()];
    addSample(a, 'a/b', [DAY, 'ok', 10]);
    addSample(b, 'a/b', [DAY + 3600, 'ok', 10]);
    addSample(b, 'a/b', [DAY, 'ok', 11]);
    expect(mergeHistories(a, b).servers['a/b']).toHaveLength(3);
  });

  it('changes neither of the two', () => {
    fc.assert(
      fc.property(history, history, (a, b) => {
        const before = structuredClone([a, b]);
        mergeHistories(a, b);
        prune(a, 3);
        expect([a, b]).toEqual(before);
      }),
    );
  });
});

describe('prune', () => {
  it('keeps 35 days to the second, and no server without a sample', () => {
    const asOf = 100 * DAY;
    const document = empty();
    addSample(document, 'a/b', [asOf - HISTORY_DAYS * DAY, 'ok', 1]);
    addSample(document, 'a/b', [asOf - HISTORY_DAYS * DAY - 1, 'ok', 1]);
    addSample(document, 'a/b', [asOf + 1, 'ok', 1]);
    addSample(document, 'c/d', [asOf - 36 * DAY, 'ok', 1]);
    expect(prune(document, asOf).servers).toEqual({
      'a/b': [
        [asOf - HISTORY_DAYS * DAY, 'ok', 1],
        [asOf + 1, 'ok', 1],
      ],
    });
  });

  it('comes to the same before and after a merge', () => {
    fc.assert(
      fc.property(history, history, fc.integer({ min: 0, max: 6 }), (a, b, cut) => {
        const asOf = HISTORY_DAYS * DAY + cut;
        expect(prune(mergeHistories(a, b), asOf)).toEqual(
          mergeHistories(prune(a, asOf), prune(b, asOf)),
        );
      }),
    );
  });
});
