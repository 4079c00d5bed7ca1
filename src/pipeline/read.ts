import { mergeParts } from './merge/merge-parts.ts';
import { type Shard, WHOLE } from './part/shard.ts';
import type { CanaryRead } from './probe/canary.ts';
import { type Clock, SYSTEM_CLOCK } from './probe/scheduler.ts';
import { temporaryFolder } from './probe/temporary-folder.ts';
import type { ModelSettings } from './read/model-settings.ts';
import { readTargets } from './read/read-targets.ts';
import type { ReadReport } from './read/report.ts';
import type { ReadEndpoint } from './read/report-reader.ts';
import { readRoll, sharesOf } from './roll.ts';

export type { ReadReport } from './read/report.ts';

export interface ReadOptions {
  /** The folder that holds catalog.json, config.json and the rest. */
  dataDir: string;
  /** Only listings whose stop finding is 20 hours old: the daily pass. */
  secondReads?: boolean;
  /** Names of listings: these alone are read. */
  only?: readonly string[];
  /** A folder for the observations of opened cards. */
  records?: string;
  allowPrivate?: boolean;
  /** Instead of the configuration's. */
  concurrency?: number;
  onProgress?: (progress: { done: number; targets: number; reads: number }) => void;
  now?: () => Date;
  clock?: Clock;
  /** One attempt at one endpoint. */
  read?: ReadEndpoint;
  canary?: CanaryRead;
  /** The model of the optional model read; without it none is asked. */
  model?: ModelSettings | null;
}

export interface ReadShardOptions extends Omit<ReadOptions, 'only'> {
  shard: Shard;
  /** The start of the run that all shards share, ISO. */
  run: string;
  /** The folder that the part is written to. */
  part: string;
}

/**
 * Reads every listed endpoint in full and writes report cards (spec/report-card.md). What is seen of a
 * listing before its card opens is thrown away: nothing of it stands in data/, in the part, in the records,
 * or in what this gives back. Until all reads are done data/ is not touched.
 * @throws Fault usage (`only`), network_down, internal, or that of a data file; nothing is written then
 */
export async function readCards(options: ReadOptions): Promise<ReadReport> {
  const { dataDir, only = [], clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const started = clock.now();
  const run = now().toISOString();
  const roll = await readRoll(dataDir, only);
  const folder = await temporaryFolder();
  try {
    const full = only.length === 0;
    const part = folder.path;
    await readTargets(roll, roll.targets, {
      ...options,
      shard: WHOLE,
      run,
      part,
    });
    const merged = await mergeParts(dataDir, roll, part, { full, now });
    if (merged.kind !== 'read') throw new Error('the part of a read is one of a read');
    const duration_ms = Math.round(clock.now() - started);
    return { ...merged.report, duration_ms };
  } finally {
    folder.dispose();
  }
}

/**
 * Reads the endpoints of one shard in full and writes its part, as `probeShard` does.
 * @throws Fault network_down, internal, or that of a data file
 */
export async function readShard(options: ReadShardOptions): Promise<ReadReport> {
  const roll = await readRoll(options.dataDir);
  const targets = sharesOf(roll, options.shard.of)[options.shard.index - 1] ?? [];
  return readTargets(roll, targets, options);
}
