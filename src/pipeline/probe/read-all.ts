import { Fault } from '../../fault.ts';
import type { Config } from '../../generated/config.ts';
import type { ReasonCode } from '../../judge/handshake/reasons.ts';
import type { Reading } from './fold.ts';
import type { ReadTarget } from './handshake-reader.ts';
import { networkWatch } from './network-watch.ts';
import type { Target } from './plan.ts';
import type { ProbeProgress } from './progress.ts';
import type { ProbeReport } from './report.ts';
import { type Clock, type ReadOutcome, schedule } from './scheduler.ts';

export interface ReadAllContext {
  settings: Config['probe'];
  clock: Clock;
  report: ProbeReport;
  /** Takes the run's word on one endpoint in. The read's slot is held until it is done. */
  take(target: Target, reading: Reading): Promise<void>;
  /** @throws Fault network_down when our own network is what failed */
  online(when: string): Promise<void>;
  onProgress?: (progress: ProbeProgress) => void;
}

/** A read that ended in an error of our own says nothing about the server. */
type Result = Reading | { failed: string };

const TIMED_OUT: ReadonlySet<ReasonCode | null> = new Set([
  'connect_timeout',
  'headers_timeout',
  'body_timeout',
  'read_timeout',
]);

/** Reads all targets, politely, and hands each reading on as it comes. */
export async function readAll(
  targets: readonly Target[],
  read: ReadTarget,
  context: ReadAllContext,
): Promise<void> {
  const { settings, clock, report, take, online, onProgress } = context;
  const watch = networkWatch();
  const progress = { done: 0, targets: targets.length, reads: 0 };

  async function watchedRead(target: Target): Promise<Result> {
    const result = await read(target).catch((error: unknown) => ({ failed: String(error) }));
    progress.reads++;
    onProgress?.(progress);
    if ('judged' in result && watch.doubtful(target.host, result.judged.status)) {
      await online('when many hosts in a row could not be reached');
    }
    return result;
  }

  async function onResult(target: Target, result: Result): Promise<void> {
    progress.done++;
    onProgress?.(progress);
    if ('failed' in result) {
      report.failed_reads.push({ endpoint: target.endpoint, message: result.failed });
      return;
    }
    await take(target, result);
  }

  const { reads, second_reads, left_hosts } = await schedule(targets, watchedRead, {
    concurrency: settings.concurrency,
    perHost: settings.per_host,
    hostGapMs: settings.host_gap_ms,
    hostTimeoutsInARow: settings.host_timeouts_in_a_row,
    clock,
    hostOf: (target) => target.host,
    outcomeOf,
    onResult,
  });
  Object.assign(report, { reads, second_reads, left_hosts });
  refuseMassFailure(report);
}

function outcomeOf(result: Result): ReadOutcome {
  if ('failed' in result || !result.judged.transient) return 'settled';
  return TIMED_OUT.has(result.judged.reason) ? 'timed_out' : 'transient';
}

function refuseMassFailure({ failed_reads, targets }: ProbeReport): void {
  const [first] = failed_reads;
  if (first === undefined || failed_reads.length * 2 <= targets) return;
  throw new Fault(
    'internal',
    `${failed_reads.length} of ${targets} reads ended in an error of ours, so nothing was written; the first: ${first.message}`,
  );
}
