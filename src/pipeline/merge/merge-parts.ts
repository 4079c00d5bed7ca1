import type { Roll } from '../roll.ts';
import { mergeCards } from './cards.ts';
import { collect } from './collect.ts';
import { mergeProbe } from './probe.ts';
import type { MergeReport } from './report.ts';

export interface MergeSettings {
  /** False for a run of chosen listings: nothing is dropped, and `last_run` stays. */
  full: boolean;
  now: () => Date;
}

/**
 * Puts the parts of one run in a folder together and writes data/. What a lost shard, or one that was cut
 * off, has no word of keeps its last state. The same parts merged twice give the same files.
 * @throws Fault data_invalid or network_down when no part counts, or that of a data file
 */
export async function mergeParts(
  dataDir: string,
  roll: Roll,
  folder: string,
  { full, now }: MergeSettings,
): Promise<MergeReport> {
  const collected = await collect(folder, roll, now());
  const { kind, run, shards, refused } = collected;
  const told = { run, shards, refused };
  if (kind === 'probe') {
    const report = await mergeProbe(dataDir, roll, collected, full);
    return { ...told, kind, report };
  }
  return {
    ...told,
    kind: 'read',
    report: await mergeCards(dataDir, roll, { ...collected, kind }, full),
  };
}
