import type { Config } from '../../generated/config.ts';
import { networkFailure } from '../../observation/network-failure.ts';
import type { Observation } from '../../observation/observation.ts';
import { networkWatch } from '../probe/network-watch.ts';
import type { Target } from '../probe/plan.ts';
import { type Clock, type ReadOutcome, schedule } from '../probe/scheduler.ts';
import { twoAttempts, wasSilent } from './attempts.ts';
import type { ReadReport } from './report.ts';
import type { ReadEndpoint } from './report-reader.ts';

export interface ReadAllContext {
  settings: Config['probe'];
  clock: Clock;
  report: ReadReport;
  /** @throws Fault network_down when our own network is what failed */
  online(when: string): Promise<void>;
  /** Takes one read in. The read's slot is held until it is done. */
  take(target: Target, observation: Observation): Promise<void>;
  onProgress?: (progress: { done: number; targets: number; reads: number }) => void;
}

/** A read that ended in an error of our own says nothing about the server. */
type Result = { observation: Observation } | { failed: unknown };

/** Reads all targets, politely, and hands each read on. Gives the number of endpoints that could not be reached. */
export async function readAll(
  targets: readonly Target[],
  read: ReadEndpoint,
  context: ReadAllContext,
): Promise<number> {
  const { settings, clock, report, online, take, onProgress } = context;
  const watch = networkWatch();
  const attempt = twoAttempts(read, clock);
  const progress = { done: 0, targets: targets.length, reads: 0 };
  let unreachable = 0;

  async function watchedRead(target: Target): Promise<Result> {
    const result = await attempt(target).then(
      (observation): Result => ({ observation }),
      (error: unknown): Result => ({ failed: error }),
    );
    progress.reads++;
    onProgress?.(progress);
    const status = hasFailed(result) ? 'unreachable' : 'ok';
    if ('observation' in result && watch.doubtful(target.host, status)) {
      await online('when many hosts in a row could not be reached');
    }
    return result;
  }

  async function onResult(target: Target, result: Result): Promise<void> {
    progress.done++;
    onProgress?.(progress);
    if (hasFailed(result)) unreachable++;
    if ('failed' in result) {
      report.failed_reads++;
      return;
    }
    report.read++;
    await take(target, result.observation);
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
  report.reads = reads;
  report.second_attempts = second_reads;
  report.left = left_hosts.reduce((sum, { unread }) => sum + unread, 0);
  return unreachable;
}

function hasFailed(result: Result): boolean {
  return 'observation' in result && networkFailure(result.observation) !== null;
}

function outcomeOf(result: Result): ReadOutcome {
  if ('failed' in result) return 'settled';
  if (wasSilent(result.observation)) return 'timed_out';
  return hasFailed(result) ? 'transient' : 'settled';
}
