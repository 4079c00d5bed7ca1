import { describe, expect, it } from 'vitest';
import { historyView } from '../../../site/view/history.ts';
import { latencyView } from '../../../site/view/latency.ts';
import type { Sample, SampleStatus } from '../../../src/generated/mcp-probe-history.ts';

const DAY = 86_400;
/** Noon of a day. */
const NOW = Math.floor(Date.parse('2026-11-30T12:00:00Z') / 1000);
const ago = (days: number, status: SampleStatus, latency: number | null = 90): Sample => [
  NOW - days * DAY,
  status,
  latency,
];

describe('30 days of samples', () => {
  it('tells days on which all, some or no probes met an answer, and days without any', () => {
    const { days, sentence } = historyView(
      [
        ago(29, 'ok'),
        ago(2, 'error'),
        ago(1, 'ok'),
        ago(1, 'unreachable'),
        ago(0, 'auth_required'),
      ],
      NOW,
    );
    expect(days).toHaveLength(30);
    expect([days[0], ...days.slice(-4)]).toEqual(['up', 'none', 'down', 'mixed', 'up']);
    expect(sentence).toContain('2 of the 4 days');
  });

  it('leaves out what is older than the window, or newer than the data', () => {
    expect(historyView([ago(31, 'ok'), ago(-1, 'ok')], NOW).samples).toEqual([]);
  });

  it('lists samples newest first, in words, and no more than a page can bear', () => {
    const { samples } = historyView([ago(1, 'unreachable', null), ago(0, 'ok_empty')], NOW);
    expect(samples).toEqual([
      { time: '30 Nov 2026, 12:00', words: 'Answered, no tools', latency: '90 ms' },
      { time: '29 Nov 2026, 12:00', words: 'Unreachable', latency: null },
    ]);
    const many = Array.from(
      { length: 700 },
      (_, at): Sample => [NOW - at * 3600, 'ok', 1],
    ).reverse();
    const view = historyView(many, NOW);
    expect(view.samples.length).toBeLessThan(100);
    expect(view.samples.length + view.left).toBe(700);
  });
});

describe('latency', () => {
  it('is the median, the last, and all of it in a sentence', () => {
    const view = latencyView([
      ago(3, 'ok', 100),
      ago(2, 'ok', 900),
      ago(1, 'error', null),
      ago(0, 'ok', 200),
    ]);
    expect(view).toMatchObject({ median: '200 ms', last: '200 ms' });
    expect(view?.sentence).toBe(
      '3 samples with a latency: median 200 ms, lowest 100 ms, highest 900 ms, last 200 ms.',
    );
    expect(latencyView([ago(1, 'ok', 100), ago(0, 'ok', 201)])?.median).toBe('151 ms');
  });

  it('draws a point a sample, inside of the chart', () => {
    const samples = Array.from({ length: 31 }, (_, at) => ago(30 - at, 'ok', at * 37));
    const points = (latencyView(samples)?.line ?? '')
      .split(' ')
      .map((point) => point.split(',').map(Number));
    expect(points).toHaveLength(31);
    for (const [x = -1, y = -1] of points) {
      expect(x >= 0 && x <= 300 && y >= 0 && y <= 48).toBe(true);
    }
  });

  it('is nothing without a sample that has one, and something for a single zero', () => {
    expect(latencyView([ago(0, 'unreachable', null)])).toBeNull();
    expect(latencyView([ago(0, 'ok', 0)])).toMatchObject({ median: '0 ms' });
  });
});
