import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sample, SampleStatus } from '../../../src/generated/mcp-probe-history.ts';
import { uptime } from '../../../src/judge/handshake/uptime.ts';

const DAY = 86_400;
const asOf = Date.parse('2026-11-30T12:00:00Z') / 1000;
const ago = (days: number, status: SampleStatus = 'ok'): Sample => [asOf - days * DAY, status, 100];
const statuses: SampleStatus[] = [
  'unreachable',
  'auth_required',
  'error',
  'failed',
  'ok',
  'ok_empty',
  'live_ok',
];

describe('30-day uptime', () => {
  it('is the share of samples that show an answer', () => {
    const samples = statuses.map((status, index) => ago(index, status));
    expect(uptime(samples, asOf)).toEqual({ share: 4 / 7, samples: 7, days: 7 });
  });

  it('counts two probes of one day as two', () => {
    const samples = [ago(0.1), ago(0, 'error'), ago(1)];
    expect(uptime(samples, asOf)).toEqual({ share: 2 / 3, samples: 3, days: 2 });
  });

  it.each([
    ['no sample', [], 0],
    ['one UTC day', [ago(0.4), ago(0.2), ago(0)], 3],
    ['a second day outside the window', [ago(0), ago(30.5)], 1],
    ['a second day after the window', [ago(0), ago(-1)], 1],
  ] as [string, Sample[], number][])('is hidden with %s', (_, samples, count) => {
    expect(uptime(samples, asOf)).toMatchObject({ hidden: true, samples: count });
  });

  it('needs two UTC days, not 24 hours', () => {
    const midnight = Date.parse('2026-11-30T00:00:00Z') / 1000;
    const samples: Sample[] = [
      [midnight - 1, 'ok', 1],
      [midnight, 'ok', 1],
    ];
    expect(uptime(samples, asOf)).toMatchObject({ share: 1, days: 2 });
  });

  it('is between 0 and 1', () => {
    const sample = fc.tuple(
      fc.integer({ min: asOf - 40 * DAY, max: asOf + 2 * DAY }),
      fc.constantFrom(...statuses),
      fc.option(fc.nat()),
    );
    fc.assert(
      fc.property(fc.array(sample), (samples) => {
        const result = uptime(samples, asOf);
        expect(result.samples).toBeLessThanOrEqual(samples.length);
        if ('hidden' in result) return;
        expect(result.share).toBeGreaterThanOrEqual(0);
        expect(result.share).toBeLessThanOrEqual(1);
        expect(result.days).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
