import { setTimeout as sleep } from 'node:timers/promises';
import { readCatalog } from '../store/catalog.ts';
import { readConfig, userAgent } from '../store/config.ts';
import { readOptOuts } from '../store/opt-outs.ts';
import { mustBeFolder } from '../store/read.ts';
import { VERSION } from '../version.ts';
import { type CanaryRead, canaryRead, mustBeOnline, tellingCanaries } from './probe/canary.ts';
import type { Reading } from './probe/fold.ts';
import { handshakeReader } from './probe/handshake-reader.ts';
import { unusuallyUnreachable } from './probe/network-watch.ts';
import { planProbe, type Target } from './probe/plan.ts';
import type { ProbeProgress } from './probe/progress.ts';
import { readAll } from './probe/read-all.ts';
import { dropGone, readRecords, writeRecords } from './probe/records.ts';
import { newReport, type ProbeReport } from './probe/report.ts';
import type { Clock } from './probe/scheduler.ts';
import { openToolsetSpool } from './probe/toolset-spool.ts';

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
  read?: (target: Pick<Target, 'endpoint' | 'transport'>) => Promise<Reading>;
  canary?: CanaryRead;
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: async (ms) => void (await sleep(ms)),
};

/**
 * Reads every listed endpoint once and writes what came of it. Until all reads are done data/ is not
 * touched. Then come toolsets, history and, last, the state: with what a run that was cut off in between
 * left behind, the next one finds the same changes once more, but for one of a description only.
 * @throws Fault usage (`only`), network_down, internal, or that of a data file; nothing is written then
 */
export async function probe(options: ProbeOptions): Promise<ProbeReport> {
  const { dataDir, only = [], clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const startedAt = now().toISOString();
  const started = clock.now();
  const full = only.length === 0;
  const report = newReport(startedAt, full);

  await mustBeFolder(dataDir);
  const config = await readConfig(dataDir);
  const optOuts = await readOptOuts(dataDir);
  const listings = (await readCatalog(dataDir)).servers;
  const records = await readRecords(dataDir, startedAt, full);
  const plan = planProbe(listings, optOuts, only);
  report.targets = plan.targets.length;
  report.opted_out = plan.optedOut.size;

  const agent = userAgent(config, VERSION);
  const allowPrivate = options.allowPrivate ?? false;
  const canary = options.canary ?? canaryRead({ userAgent: agent, allowPrivate });
  const endpoints = plan.targets.map(({ endpoint }) => endpoint);
  const canaries = tellingCanaries(config.canaries, endpoints);
  const online = (when: string) => mustBeOnline(canaries, canary, when);
  if (endpoints.length > 0) await online('before the run');

  const read =
    options.read ??
    handshakeReader({ config, allowPrivate, userAgent: agent, timeoutMs: options.timeoutMs, now });
  const spool = await openToolsetSpool(dataDir);
  try {
    await readAll(plan.targets, read, {
      settings: { ...config.probe, ...given(options) },
      clock,
      records,
      report,
      spool,
      online,
      ...(options.onProgress && { onProgress: options.onProgress }),
    });
    if (unusuallyUnreachable(report)) await online('after a run in which little answered');
    if (full) report.dropped = dropGone(records, listings, plan.optedOut);
    report.toolsets_written = await spool.commit(records);
    await writeRecords(dataDir, records, now());
  } finally {
    await spool.dispose();
  }
  report.toolsets_too_large = spool.tooLarge;
  report.duration_ms = Math.round(clock.now() - started);
  return report;
}

function given({ concurrency, perHost }: ProbeOptions) {
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(perHost !== undefined && { per_host: perHost }),
  };
}
