import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDays, sampled } from '../../../site/charts/points.ts';
import { stackChart } from '../../../site/charts/stack.ts';
import { written } from '../../../site/html.ts';

describe('sampled', () => {
  it('keeps so many at most, in order, always the newest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 200 }), (n, most) => {
        const all = Array.from({ length: n }, (_, at) => at);
        const some = sampled(all, most);
        expect(some.length).toBeLessThanOrEqual(most);
        expect(some.length).toBeGreaterThan(0);
        expect(some.at(-1)).toBe(n - 1);
        expect(some).toEqual([...some].sort((a, b) => a - b));
      }),
    );
    expect(sampled([], 5)).toEqual([]);
  });
});

describe('lastDays', () => {
  it('ends with the day of the data, whatever the time of the day', () => {
    const days = ['2026-10-30', '2026-10-31', '2026-11-29'].map((day) => ({ day })) as never[];
    for (const time of ['00:00:00', '23:59:59']) {
      const asOf = Date.parse(`2026-11-29T${time}Z`) / 1000;
      expect(lastDays(days, asOf, 30)).toEqual(days.slice(1));
    }
  });
});

describe('stackChart', () => {
  const parts = [
    { label: 'One <b>', tone: 'good' as const },
    { label: 'Two', tone: 'bad' as const },
  ];
  const chart = (values: number[][]): string => {
    const days = values.map((value, at) => ({ day: `2026-11-0${at + 1}`, values: value }));
    return written(stackChart({ title: 'A <title>', parts, days }));
  };

  it('puts one part upon the other, to the sum of both', () => {
    const paths = [
      ...chart([
        [10, 10],
        [30, 10],
      ]).matchAll(/ d="([^"]*)"/g),
    ].map(([, d]) => d);
    // 40 is the top of the scale: 200 high, 0 at the top.
    expect(paths.slice(-2)).toEqual(['M0,150L720,50L720,200L0,200Z', 'M0,100L720,0L720,50L0,150Z']);
  });

  it('bears days on which there was nothing, and escapes what it is called', () => {
    const text = chart([
      [0, 0],
      [0, 0],
    ]);
    expect(text).not.toMatch(/NaN|undefined|<b>|<title>A <title>/);
    expect(chart([[1, 1]])).toContain('from the second day');
  });
});
