import type { ProbeReport } from '../probe/report.ts';
import type { ReadReport } from '../read/report.ts';

/**
 * What became of one shard. `whole`: all of its part counts. `cut_off`: the part has no end, and what it
 * has counts. The others cost the run all their hosts: `doubtful` is a part that was cut off while too much
 * was unreachable for its network to be trusted.
 */
export type ShardOutcome = 'whole' | 'cut_off' | 'doubtful' | 'network_down' | 'failed' | 'lost';

export interface ShardReport {
  shard: string;
  outcome: ShardOutcome;
  hosts: number;
  endpoints: number;
  /** Endpoints of which the run has no word: they keep their last state. */
  unreported: number;
}

export type MergeReport = {
  /** Start of the run that the parts are of. */
  run: string;
  /** Every shard of the plan that has an endpoint. */
  shards: ShardReport[];
  /** Files that are no part of this run, and why. Both come from outside: escape them where shown. */
  refused: { file: string; why: string }[];
} & ({ kind: 'probe'; report: ProbeReport } | { kind: 'read'; report: ReadReport });
