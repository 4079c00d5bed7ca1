import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  count,
  counted,
  milliseconds,
  moment,
  momentAt,
  percent,
} from '../../../site/view/format.ts';

describe('words for numbers and times', () => {
  it('writes times in UTC, whatever their own offset', () => {
    expect(moment('2026-11-30T00:30:05+02:00')).toEqual({
      iso: '2026-11-29T22:30:05Z',
      text: '29 Nov 2026, 22:30 UTC',
      day: '29 Nov 2026',
    });
    expect(moment('2026-01-06T14:23:23.608647Z')?.iso).toBe('2026-01-06T14:23:23Z');
    for (const nothing of [null, undefined, '', 'soon', '2026-13-45']) {
      expect(moment(nothing)).toBeNull();
    }
  });

  it('agrees with the calendar for every second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000_000_000, max: 250_000_000_000 }), (seconds) => {
        expect(momentAt(seconds)?.iso).toBe(
          new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
        );
      }),
    );
  });

  it('never rounds a failure away', () => {
    expect([1, 0.9999, 0.994, 0.97, 0.5, 0.004, 0].map(percent)).toEqual([
      '100 %',
      '99.9 %',
      '99.4 %',
      '97 %',
      '50 %',
      'under 1 %',
      '0 %',
    ]);
  });

  it('groups digits and knows one from many', () => {
    expect([0, 999, 1000, 1234567].map(count)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([counted(1, 'tool'), counted(2, 'tool')]).toEqual(['1 tool', '2 tools']);
    expect([milliseconds(412), milliseconds(12_340)]).toEqual(['412 ms', '12.3 s']);
  });
});
