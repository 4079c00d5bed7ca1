import type { DayTotals } from '../../src/generated/totals.ts';

const DAY_MS = 86_400_000;

/** The days of the last `days` UTC days that end with that of `asOf` (epoch seconds). */
export function lastDays(totals: readonly DayTotals[], asOf: number, days: number): DayTotals[] {
  const oldest = new Date((Math.floor(asOf / 86_400) - days + 1) * DAY_MS).toISOString();
  return totals.filter(({ day }) => day >= oldest.slice(0, 10));
}

/** So many of them at most, evenly from the newest back. */
export function sampled<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
