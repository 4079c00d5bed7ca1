import { setTimeout as sleep } from 'node:timers/promises';
import { type Host, hostQueue, hostsOf, type Workload, workLeft } from './host-queue.ts';

/** Milliseconds on a clock that only moves forward. Tests and benches pass a virtual one. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: async (ms) => void (await sleep(ms)),
};

/** `transient` and `timed_out` are read once more in the last pass; only the latter counts towards leaving a host. */
export type ReadOutcome = 'settled' | 'transient' | 'timed_out';

export interface ScheduleOptions<Target, Result> {
  concurrency: number;
  perHost: number;
  /** Silence on a host after a read starts or ends, before its next one starts. */
  hostGapMs: number;
  hostTimeoutsInARow: number;
  clock: Clock;
  hostOf(target: Target): string;
  outcomeOf(result: Result): ReadOutcome;
  /** The run's word on a target, once for each one that was read. The read's slot is held until it is done. */
  onResult(target: Target, result: Result): void | Promise<void>;
}

export interface ScheduleReport {
  reads: number;
  second_reads: number;
  /** Hosts that timed out too often in a row: how many of their targets were never read, or not a second time. */
  left_hosts: { host: string; unread: number; not_repeated: number }[];
}

/**
 * Reads every target: at most `concurrency` at once and `perHost` at once on a host, the host with the
 * longest chain of work first, and what did not settle once more at the end.
 * Only results that wait for their second read are kept. Rejects with the first error of `read` or
 * `onResult` after the reads under way have ended; nothing new is started then.
 */
export function schedule<Target, Result>(
  targets: Iterable<Target>,
  read: (target: Target) => Promise<Result>,
  options: ScheduleOptions<Target, Result>,
): Promise<ScheduleReport> {
  const { concurrency, perHost, hostGapMs, hostTimeoutsInARow, clock } = options;
  const hosts = hostsOf<Target, Result>(targets, options.hostOf);
  const workload: Workload = { unread: 0, againMs: 0, cost: { reads: 0, ms: 0 } };
  const queue = hostQueue<Target, Result>(workload, { concurrency, hostGapMs });
  const report: ScheduleReport = { reads: 0, second_reads: 0, left_hosts: [] };
  let running = 0;
  let resting = 0;
  let failure: { error: unknown } | null = null;

  return new Promise((resolve, reject) => {
    for (const host of hosts) {
      workload.unread += host.first.length;
      queue.add(host);
    }
    fill();

    function fill(): void {
      while (failure === null && running < concurrency) {
        const host = queue.take();
        if (host === undefined) break;
        host.waiting = false;
        if (clock.now() < host.nextAt) line(host);
        else void start(host);
      }
      if (running > 0) return;
      if (failure !== null) reject(failure.error);
      else if (resting === 0) resolve(report);
    }

    function line(host: Host<Target, Result>): void {
      if (host.waiting || host.running >= perHost) return;
      if (workLeft(host) === 0) return;
      host.waiting = true;
      const wait = host.nextAt - clock.now();
      if (wait <= 0) {
        queue.add(host);
        return;
      }
      resting++;
      void clock.sleep(wait).then(() => {
        resting--;
        queue.add(host);
        fill();
      });
    }

    async function start(host: Host<Target, Result>): Promise<void> {
      running++;
      host.running++;
      rest(host);
      try {
        await readNext(host);
        while (mayNotWait(host)) {
          await clock.sleep(host.nextAt - clock.now());
          if (failure !== null) break;
          await readNext(host);
        }
      } catch (error) {
        failure ??= { error };
      }
      host.running--;
      running--;
      line(host);
      fill();
    }

    /** The longest chain keeps its slot while it rests, else it would wait for one after every read. */
    function mayNotWait(host: Host<Target, Result>): boolean {
      if (failure !== null || perHost > 1 || workLeft(host) === 0) return false;
      return queue.pressing(host);
    }

    async function readNext(host: Host<Target, Result>): Promise<void> {
      const target = host.first.pop();
      if (target !== undefined) {
        workload.unread--;
        const timed = await timedRead(host, target);
        return firstResult(host, { target, ...timed });
      }
      const again = host.again.shift();
      if (again === undefined) return;
      report.second_reads++;
      workload.againMs -= again.ms;
      const { result } = await timedRead(host, again.target);
      await options.onResult(again.target, result);
      await leaveIfSilent(host);
    }

    async function timedRead(host: Host<Target, Result>, target: Target) {
      report.reads++;
      line(host);
      const startedAt = clock.now();
      const result = await read(target);
      rest(host);
      if (options.outcomeOf(result) === 'timed_out') host.timeoutsInARow++;
      else host.timeoutsInARow = 0;
      return { result, ms: clock.now() - startedAt };
    }

    async function firstResult(
      host: Host<Target, Result>,
      first: { target: Target; result: Result; ms: number },
    ): Promise<void> {
      const settled = options.outcomeOf(first.result) === 'settled';
      for (const cost of [host.cost, workload.cost]) {
        cost.reads++;
        cost.ms += settled ? first.ms : 2 * first.ms;
      }
      if (settled) {
        await options.onResult(first.target, first.result);
        return;
      }
      host.again.push(first);
      workload.againMs += first.ms;
      await leaveIfSilent(host);
    }

    /** A host that stays silent is left for this run: what was read there stands, the rest is not read. */
    async function leaveIfSilent(host: Host<Target, Result>): Promise<void> {
      if (host.timeoutsInARow < hostTimeoutsInARow) return;
      const unread = host.first.splice(0).length;
      const standing = host.again.splice(0);
      if (unread + standing.length === 0) return;
      workload.unread -= unread;
      for (const { target, result, ms } of standing) {
        workload.againMs -= ms;
        await options.onResult(target, result);
      }
      report.left_hosts.push({ host: host.name, unread, not_repeated: standing.length });
    }

    function rest(host: Host<Target, Result>): void {
      host.nextAt = clock.now() + hostGapMs;
    }
  });
}
