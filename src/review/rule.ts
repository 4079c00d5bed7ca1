import type { CheckupHistory } from '../generated/checkup-history.ts';
import type { ReportCard } from '../generated/report-card.ts';
import type { Toolset } from '../generated/toolset.ts';
import type { Baseline } from '../judge/checkup/baseline.ts';
import type { Documents } from './documents.ts';
import type { DataFile, FileKind } from './files.ts';

/** What every rule may look at beside its subject. */
export interface Context {
  head: Documents;
  /** The data that the change starts from. */
  base: Documents;
  /** ISO; the time of the review. */
  now: string;
}

/** One file as it is and as our own writer would write the same facts. */
export interface FileText {
  path: string;
  kind: FileKind;
  /** Why it can't be read, or null. */
  fault: string | null;
  text: string;
  /** Null where no writer of ours writes it: people do. */
  canonical: string | null;
}

/** What the rules of each scope are shown, one after the other. */
export interface Subjects {
  /** All files below data/ together. */
  files: readonly DataFile[];
  /** The documents that hold many listings, once. */
  documents: null;
  text: FileText;
  toolset: Toolset;
  card: ReportCard;
  baseline: { name: string; baseline: Baseline };
  checkups: CheckupHistory;
}

export type Scope = keyof Subjects;

/** Where a rule does not hold, and how. */
export interface Found {
  where: string;
  what: string;
}

/** One thing that must hold of data/: what it is called, what it says, and a pure function that looks. */
export type Rule = {
  [S in Scope]: {
    id: string;
    about: string;
    scope: S;
    check: (subject: Subjects[S], context: Context) => Iterable<Found>;
  };
}[Scope];
