import type { Suspicion } from './suspicious.ts';

/** One line of a list of changes. Every text but `note` may hold what somebody else wrote. */
export interface Entry {
  /** A listing, a file, a host: what changed. */
  name: string;
  /** Before and after; null where there was or is nothing. */
  from?: string | null;
  to?: string | null;
  /** A sentence, or some words. Hostile too. */
  text?: string;
}

/** One kind of change. */
export interface Section {
  kind: string;
  title: string;
  entries: Entry[];
}

/** A rule that does not hold somewhere. */
export interface Violation {
  rule: string;
  /** The file below data/, or the listing. */
  where: string;
  what: string;
}

/** What changed in data/ between two states of it, and whether all that must hold of the later one does. */
export interface Review {
  base: string;
  head: string;
  suspicious: Suspicion[];
  sections: Section[];
  violations: Violation[];
  /** What was looked at, so that nothing passes unseen: files, and rules. */
  looked_at: { files: number; rules: number };
}

/** How many changes of each kind. */
export function countsOf({ sections }: Pick<Review, 'sections'>): Record<string, number> {
  return Object.fromEntries(sections.map(({ kind, entries }) => [kind, entries.length]));
}
