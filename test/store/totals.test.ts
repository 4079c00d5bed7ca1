import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayTotals } from '../../src/generated/totals.ts';
import { addTotals, mergeDays, readTotals } from '../../src/store/totals.ts';
import { dataFolder, faultOf } from './folder.ts';

const DAY: DayTotals = {
  day: '2026-11-30',
  at: '2026-11-30T04:00:00Z',
  listings: 3,
  endpoints: 2,
  statuses: { live_ok: 2, not_probed: 1 },
  eras: { modern: 1, streamable: 1 },
  versions: { '2025-11-25': 2 },
  auth: { none_detected: 2 },
  grades: { A: 2, D: 1 },
};

const day: fc.Arbitrary<DayTotals> = fc
  .tuple(
    fc.constantFrom('2026-11-28', '2026-11-29'),
    fc.constantFrom('T01:00:00Z', 'T02:00:00Z', 'T03:00:00Z'),
    fc.nat({ max: 4 }),
    fc.option(fc.tuple(fc.constantFrom('T01:00:00Z', 'T02:00:00Z'), fc.nat({ max: 3 }))),
  )
  .map(([date, time, listings, read]) => ({
    ...DAY,
    day: date,
    at: `${date}${time}`,
    listings,
    ...(read !== null && { cards: read[1], rules: {}, cards_at: `${date}${read[0]}` }),
  }));
const days = fc.array(day, { maxLength: 6 });

describe('mergeDays', () => {
  it('is associative, commutative and idempotent, one entry a day', () => {
    fc.assert(
      fc.property(days, days, days, (a, b, c) => {
        const all = mergeDays(mergeDays(a, b), c);
        expect(mergeDays(a, mergeDays(b, c))).toEqual(all);
        expect(mergeDays(mergeDays(c, b), a)).toEqual(all);
        expect(mergeDays(all, a)).toEqual(all);
        expect(all.map((one) => one.day)).toEqual(
          [...new Set([...a, ...b, ...c].map((one) => one.day))].sort(),
        );
      }),
    );
  });

  it('takes the newest run of a day, and keeps what an earlier one said of report cards', () => {
    const cards = { cards: 5, rules: { 'mcp-no-tools': 1 }, cards_at: '2026-11-30T05:00:00Z' };
    const read = { ...DAY, at: '2026-11-30T05:00:00Z', ...cards };
    const later = { ...DAY, at: '2026-11-30T09:00:00Z', listings: 4 };
    expect(mergeDays([read], [later])).toEqual([{ ...later, ...cards }]);
  });
});

describe('addTotals', () => {
  it('puts a day on a line, in order, and keeps all of them', async () => {
    const dir = await dataFolder();
    expect(await readTotals(dir)).toEqual({ schema_version: 1, days: [] });
    await addTotals(dir, DAY);
    const old = { ...DAY, day: '2024-01-01', at: '2024-01-01T00:00:00Z' };
    expect(await addTotals(dir, old)).toBe(true);
    expect(await addTotals(dir, old)).toBe(false);
    const lines = (await readFile(join(dir, 'totals.json'), 'utf8')).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[3]).toMatch(/^\{"day":"2024-01-01","at":"2024-01-01T00:00:00Z","listings":3,/);
    expect(await readTotals(dir)).toEqual({ schema_version: 1, days: [old, DAY] });
  });

  it.each([
    [{ ...DAY, listings: -1 }, '/days/0/listings: must be >= 0, found -1'],
    [{ ...DAY, at: '2026-12-01T00:00:00Z' }, '/days/0/at: expected a time of 2026-11-30'],
    [{ ...DAY, grades: { A: 1.5 } }, '/days/0/grades/A: expected integer, found 1.5'],
  ])('stops at a file that does not fit: %#', async (bad, message) => {
    const dir = await dataFolder();
    const text = JSON.stringify({ schema_version: 1, days: [bad] });
    await writeFile(join(dir, 'totals.json'), text);
    expect(await faultOf(readTotals(dir), dir)).toContain(
      `data_invalid: totals.json, at ${message}`,
    );
    expect(await faultOf(addTotals(dir, DAY), dir)).toContain('data_invalid: totals.json');
    expect(await readFile(join(dir, 'totals.json'), 'utf8')).toBe(text);
  });
});
