import { describe, expect, it } from 'vitest';
import { historyView } from '../../../site/view/history.ts';
import type { Sample, SampleStatus } from '../../../src/generated/mcp-probe-history.ts';

const DAY = 86_400;
/** Noon of a day. */
const NOW = Math.floor(Date.parse('2026-11-30T12:00:00Z') / 1000);
const ago = (days: number, status: SampleStatus): Sample => [NOW - days * DAY, status, 90];

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

  it('lists samples newest first, in words', () => {
    const { samples } = historyView([ago(1, 'unreachable'), ago(0, 'ok_empty')], NOW);
    expect(samples.map(({ words }) => words)).toEqual(['Answered, no tools', 'Unreachable']);
    expect(samples[0]?.time?.text).toBe('30 Nov 2026, 12:00 UTC');
  });
});
