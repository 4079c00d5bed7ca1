import { mergeParts } from './merge/merge-parts.ts';
import type { MergeReport } from './merge/report.ts';
import { readRoll } from './roll.ts';

export type { MergeReport } from './merge/report.ts';

/** Puts the parts of a run over `dataDir` together: `mergeParts`, for a run of many machines. */
export async function merge(options: {
  dataDir: string;
  /** The folder with the parts, at whatever depth. */
  parts: string;
  now?: () => Date;
}): Promise<MergeReport> {
  const { dataDir, parts, now = () => new Date() } = options;
  return mergeParts(dataDir, await readRoll(dataDir), parts, { full: true, now });
}
