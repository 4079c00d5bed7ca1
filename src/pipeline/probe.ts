import { mergeParts } from './merge/merge-parts.ts';
import { type Shard, WHOLE } from './part/shard.ts';
import type { CanaryRead } from './probe/canary.ts';
import type { ReadTarget } from './probe/handshake-reader.ts';
import { probeTargets } from './probe/probe-targets.ts';
import type { ProbeProgress } from './probe/progress.ts';
import type { ProbeReport } from './probe/report.ts';
import { type Clock, SYSTEM_CLOCK } from './probe/scheduler.ts';
import { temporaryFolder } from './probe/temporary-folder.ts';
import { readRoll, sharesOf } from './roll.ts';

export type { ProbeProgress } from './probe/progress.ts';
export type { ProbeReport } from './probe/report.ts';

export interface ProbeOptions {
  /** The folder that holds catalog.json, config.json and the rest. */
  dataDir: string;
  /** The whole of one read, retries included. */
  timeoutMs: number;
  allowPrivate?: boolean;
  /** Instead of the configuration's. */
  concurrency?: number;
  perHost?: number;
  /** Names of listings: these alone are probed, and `last_run` stays. */
  only?: readonly string[];
  onProgress?: (progress: ProbeProgress) => void;
  now?: () => Date;
  clock?: Clock;
  /** How one endpoint is read and judged. */
  read?: ReadTarget;
  canary?: CanaryRead;
}

export interface ShardOptions extends Omit<ProbeOptions, 'only'> {
  shard: Shard;
  /** The start of the run that all shards share, ISO. */
  run: string;
  /** The folder that the part is written to. */
  part: string;
}

/**
 * Reads every listed endpoint once and writes what came of it. Until all reads are done data/ is not
 * touched: they are written to a part, which is then merged as those of many machines are.
 * @throws Fault usage (`only`), network_down, internal, or that of a data file; nothing is written then
 */
export async function probe(options: ProbeOptions): Promise<ProbeReport> {
  const { dataDir, only = [], clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const started = clock.now();
  const run = now().toISOString();
  const roll = await readRoll(dataDir, only);
  const folder = await temporaryFolder();
  try {
    const full = only.length === 0;
    await probeTargets(roll, roll.targets, { ...options, shard: WHOLE, run, part: folder.path });
    const merged = await mergeParts(dataDir, roll, folder.path, { full, now });
    if (merged.kind !== 'probe') throw new Error('the part of a probe is one of a probe');
    return { ...merged.report, duration_ms: Math.round(clock.now() - started) };
  } finally {
    folder.dispose();
  }
}

/**
 * Reads the endpoints of one shard and writes its part; data/ is not touched. A shard that ends early
 * leaves a part that says so, or that lacks its end.
 * @throws Fault network_down, internal, or that of a data file
 */
export async function probeShard(options: ShardOptions): Promise<ProbeReport> {
  const roll = await readRoll(options.dataDir);
  const targets = sharesOf(roll, options.shard.of)[options.shard.index - 1] ?? [];
  return probeTargets(roll, targets, options);
}
