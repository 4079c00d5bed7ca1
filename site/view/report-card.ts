import type { ReportCard } from '../../src/generated/report-card.ts';
import type { CardEntry } from '../../src/generated/report-card-index.ts';
import { type Moment, moment } from './format.ts';

/** A card that is open, or the day on which it opens, or that its present endpoint has none stored. */
export type CardView =
  | { card: ReportCard; read: Moment | null }
  | { opens: Moment }
  | { none: true };

/** What to show of a listing's report card as of a time (epoch seconds), or null where it was never read. */
export function cardView(
  entry: CardEntry | undefined,
  card: ReportCard | null,
  asOf: number,
): CardView | null {
  if (entry === undefined) return null;
  const opens = moment(entry.opens_on);
  if (opens !== null && Date.parse(entry.opens_on) / 1000 > asOf) return { opens };
  return card === null ? { none: true } : { card, read: moment(entry.last_read) };
}
