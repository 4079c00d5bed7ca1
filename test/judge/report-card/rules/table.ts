import type { RuleId } from '../../../../src/judge/report-card/index.ts';
import type { Input } from '../facts.ts';

/** Inputs at which one rule fires, and near misses at which it does not, each by what it is. */
export interface Cases {
  fires: Record<string, Input>;
  spares: Record<string, Input>;
}

export type Table<Id extends RuleId> = Record<Id, Cases>;
