import { join } from 'node:path';
import { Fault } from '../fault.ts';
import order from '../generated/totals.order.ts';
import type { DayTotals, Totals } from '../generated/totals.ts';
import validate from '../generated/totals.validate.js';
import { canonical, documentLines } from './canonical.ts';
import { checked, readDocument } from './read.ts';
import { writeBytes } from './write.ts';

const FILE = 'totals.json';

/** Reads data/totals.json, days in their order; without the file, no day. Faults data_unreadable, data_invalid. */
export async function readTotals(dir: string): Promise<Totals> {
  const file = join(dir, FILE);
  const totals = await readDocument<Totals>(file, validate);
  if (totals === null) return { schema_version: 1, days: [] };
  const stray = totals.days.findIndex(({ day, at }) => !at.startsWith(day));
  const found = totals.days[stray];
  if (found !== undefined) {
    throw new Fault(
      'data_invalid',
      `${file}, at /days/${stray}/at: expected a time of ${found.day}, found ${found.at}`,
    );
  }
  return { schema_version: 1, days: mergeDays(totals.days, []) };
}

/**
 * Adds the numbers of one day to data/totals.json: `totalsOf` after a full probe or merge; after a read
 * of report cards `{...totalsOf(…), ...cardTotals(…)}`. Returns whether the file changed.
 */
export async function addTotals(dir: string, totals: DayTotals): Promise<boolean> {
  const file = join(dir, FILE);
  const days = mergeDays((await readTotals(dir)).days, [totals]);
  checked<Totals>({ schema_version: 1, days }, validate, file);
  return writeBytes(file, Buffer.from(totalsText(days)));
}

/** The bytes of the file, one day a line. */
export function totalsText(days: readonly DayTotals[]): string {
  const lines = mergeDays(days, []).map((day) => canonical(day, order.days));
  return [...documentLines(['"schema_version":1'], lines, ['[', ']'], 'days')].join('');
}

/**
 * One entry a day, sorted, in any order and as often as you like: the numbers of the day's newest run, and
 * what the newest run that counted report cards said of these.
 */
export function mergeDays(a: readonly DayTotals[], b: readonly DayTotals[]): DayTotals[] {
  const days = new Map<string, DayTotals>();
  for (const day of [...a, ...b]) {
    const other = days.get(day.day);
    days.set(day.day, other === undefined ? day : joined(other, day));
  }
  return [...days.values()].sort((x, y) => (x.day < y.day ? -1 : 1));
}

function joined(a: DayTotals, b: DayTotals): DayTotals {
  return { ...larger(countedOf(a), countedOf(b)), ...larger(cardsOf(a), cardsOf(b)) };
}

function countedOf({ cards: _, rules: __, cards_at: ___, ...counted }: DayTotals) {
  return { rank: counted.at, part: counted };
}

function cardsOf({ cards, rules, cards_at }: DayTotals) {
  const part = {
    ...(cards !== undefined && { cards }),
    ...(rules !== undefined && { rules }),
    ...(cards_at !== undefined && { cards_at }),
  };
  return { rank: cards_at ?? '', part };
}

/** The newer one; of two of the same time, the one whose line sorts last. */
function larger<Part>(a: { rank: string; part: Part }, b: { rank: string; part: Part }): Part {
  const line = ({ rank, part }: { rank: string; part: Part }) => `${rank} ${canonical(part)}`;
  return line(a) < line(b) ? b.part : a.part;
}
