import type { CardEntry, StopMark } from '../../generated/report-card-index.ts';

/** Days between a listing's first read and the day its card opens. */
export const PRIVATE_DAYS = 14;
/** Hours between a stop finding and the read that may confirm it. */
export const SECOND_READ_HOURS = 20;

const HOUR_MS = 3_600_000;

/** A stop finding of one read: its rule, and the digest of the text that it stands in. */
export interface StopPlace {
  rule: string;
  place: string;
}

/** What one read adds to a listing's entry. */
export interface CardRead {
  /** Start of the read, ISO. */
  at: string;
  /** Whether the server was read: what an unread server shows decides nothing. */
  wasRead: boolean;
  /** Whether a stop finding that is not there was looked for everywhere. */
  sawAll: boolean;
  stops: readonly StopPlace[];
  toolset: CardEntry['toolset'] | null;
}

/** Whether a card is open for a read of this time. */
export function isOpen(entry: CardEntry, at: string): boolean {
  return Date.parse(at) >= Date.parse(entry.opens_on);
}

/**
 * The entry of a listing whose claimant wants its card open from a day (UTC) on, for a run at `at`: once that
 * day has come, and never before the first read.
 */
export function openedEarly(entry: CardEntry, day: string, at: string): CardEntry {
  const wanted = Math.max(Date.parse(day), Date.parse(entry.first_read));
  if (wanted > Date.parse(at) || wanted >= Date.parse(entry.opens_on)) return entry;
  return { ...entry, opens_on: new Date(wanted).toISOString() };
}

/** Whether a daily pass owes this listing a second read. */
export function owesSecondRead(entry: CardEntry, at: string): boolean {
  return (entry.pending ?? []).some((mark) => isSecond(mark, at));
}

/**
 * The entry after one more read (spec/report-card.md, 3 and 4). Before the opening day nothing of the read
 * is kept but that there was a first one. A stop finding is confirmed by a read 20 hours later that shows
 * the same rule at the same place, and gone with the first read that no longer shows it; a read that did
 * not see every text does not show that it is gone.
 */
export function afterRead(entry: CardEntry | undefined, read: CardRead): CardEntry {
  if (entry === undefined) return { first_read: read.at, opens_on: opensOn(read.at) };
  if (!isOpen(entry, read.at)) return entry;
  const { first_read, opens_on } = entry;
  const toolset = read.toolset ?? entry.toolset;
  const marks = read.wasRead ? marksAfter(entry, read) : entry;
  return {
    first_read,
    opens_on,
    last_read: read.at,
    ...(toolset !== undefined && { toolset }),
    ...(marks.pending !== undefined && { pending: marks.pending }),
    ...(marks.confirmed !== undefined && { confirmed: marks.confirmed }),
  };
}

function marksAfter(
  entry: CardEntry,
  { at, stops, sawAll }: CardRead,
): Pick<CardEntry, 'pending' | 'confirmed'> {
  const pending: StopMark[] = [];
  const confirmed: StopMark[] = [];
  for (const stop of distinct(stops)) {
    const known = find(entry.confirmed, stop);
    const waiting = find(entry.pending, stop);
    if (known !== undefined) confirmed.push(known);
    else if (waiting === undefined) pending.push({ ...stop, since: at });
    else if (isSecond(waiting, at)) confirmed.push({ ...waiting, since: at });
    else pending.push(waiting);
  }
  if (!sawAll) {
    pending.push(...unseen(entry.pending, stops));
    confirmed.push(...unseen(entry.confirmed, stops));
    pending.sort(byPlace);
    confirmed.sort(byPlace);
  }
  return {
    ...(isFilled(pending) && { pending }),
    ...(isFilled(confirmed) && { confirmed }),
  };
}

/** Marks of an entry of which a read shows nothing. */
export function unseen(
  marks: readonly StopMark[] | undefined,
  stops: readonly StopPlace[],
): StopMark[] {
  return (marks ?? []).filter((mark) => find(stops, mark) === undefined);
}

function opensOn(firstRead: string): string {
  return new Date(Date.parse(firstRead) + PRIVATE_DAYS * 24 * HOUR_MS).toISOString();
}

function isSecond({ since }: StopMark, at: string): boolean {
  return Date.parse(at) - Date.parse(since) >= SECOND_READ_HOURS * HOUR_MS;
}

function find<Place extends StopPlace>(
  places: readonly Place[] | undefined,
  { rule, place }: StopPlace,
): Place | undefined {
  return places?.find((one) => one.rule === rule && one.place === place);
}

function byPlace(a: StopPlace, b: StopPlace): number {
  const [first, second] = [`${a.rule} ${a.place}`, `${b.rule} ${b.place}`];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Each place once, in an order of its own: the order of a list must not rewrite a line. */
function distinct(stops: readonly StopPlace[]): StopPlace[] {
  const byKey = new Map(stops.map(({ rule, place }) => [`${rule} ${place}`, { rule, place }]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}

function isFilled(marks: StopMark[]): marks is [StopMark, ...StopMark[]] {
  return marks.length > 0;
}
