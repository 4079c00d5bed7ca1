import { describe, expect, it } from 'vitest';
import { ailments, later } from '../../src/pipeline/health.ts';

const now = new Date('2026-11-30T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('the health of the pipeline', () => {
  it.each([
    ['both are recent', { probe: ago(20), sync: ago(100) }, []],
    ['each is just in time', { probe: ago(36), sync: ago(9 * 24) }, []],
    ['a day was missed and the next is late', { probe: ago(36.1), sync: ago(100) }, ['probe']],
    ['a week was missed', { probe: ago(20), sync: ago(9 * 24 + 1) }, ['sync']],
    ['nothing succeeds any more', { probe: ago(900), sync: ago(900) }, ['probe', 'sync']],
    ['the first sync was yesterday', { probe: null, sync: ago(24) }, []],
    ['the first probe never came', { probe: null, sync: ago(48) }, ['probe']],
    ['nothing ever succeeded', { probe: null, sync: null }, ['probe', 'sync']],
    ['a clock that is ahead', { probe: ago(-2), sync: ago(-2) }, []],
  ] as const)('%s', (_, pulse, expected) => {
    expect(ailments(pulse, now).map(({ what }) => what)).toEqual(expected);
  });

  it('has the limits of the configuration', () => {
    const pulse = { probe: ago(20), sync: ago(20) };
    expect(ailments(pulse, now, { probe_hours: 10, sync_days: 1 })).toEqual([
      { what: 'probe', last: ago(20), limit: '10 hours' },
    ]);
  });

  it('takes the later of two times, however they are written', () => {
    expect(later('2026-11-30T12:00:00+02:00', '2026-11-30T11:00:00Z')).toBe('2026-11-30T11:00:00Z');
    expect(later(null, ago(1))).toBe(ago(1));
    expect(later(null, null)).toBeNull();
  });
});
