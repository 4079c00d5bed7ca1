/**
 * One result, whichever read it comes from, as the renderers take it. `not_checked` is a row that did
 * not run: it says nothing about the server, so nobody fails over it.
 */
export interface Result {
  kind: 'handshake' | 'checkup' | 'report';
  endpoint: string;
  /** What came of it in a few words; for a checkup two counts, never a verdict. */
  headline: string;
  /** What else a reader wants to know, as label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  rows: readonly Row[];
}

export type Level = 'error' | 'warning' | 'note' | 'pass' | 'not_checked';

/** One check, rule or status. Every text may hold what a server wrote: it is escaped where it is shown. */
export interface Row {
  /** Stable: a check's or rule's id. */
  id: string;
  title: string;
  /** What the check or rule looks at, however it ended; ours, and the same each time. */
  about?: string;
  level: Level;
  /** The word for how it ended. */
  state: string;
  /** One sentence: what was seen. */
  text: string;
  /** The place inside of what was served. */
  where: string | null;
  detail: string | null;
  /** What the row looks at, or what to do about it. */
  help: string | null;
}

export type FailOn = 'failed' | 'error' | 'risk' | 'warning' | 'never';

/** Worst first. */
const LEVELS: readonly Level[] = ['error', 'warning', 'note', 'not_checked', 'pass'];

/** Whether a row is a failure: a checkup calls them Failed and Observed risk, a report card error and warning. */
export function isFailure({ level }: Pick<Row, 'level'>, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  return level === 'error' || (level === 'warning' && (failOn === 'risk' || failOn === 'warning'));
}

/** A copy with the worst rows first, else in their order. */
export function worstFirst<T extends Pick<Row, 'level'>>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
