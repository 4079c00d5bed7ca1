import { networkFailure } from '../../observation/network-failure.ts';
import type { Observation, Outcome } from '../../observation/observation.ts';
import type { Target } from '../probe/plan.ts';
import type { Clock } from '../probe/scheduler.ts';
import type { ReadEndpoint } from './report-reader.ts';

/** How long a server that can't be reached is left alone before its second attempt. */
const APART_MS = 60_000;
const TIMED_OUT = new Set<Outcome>([
  'connect_timeout',
  'headers_timeout',
  'body_timeout',
  'budget_time',
]);

/** Whether the server's silence took most of the time of this read: a host of many such would take the whole run. */
export function wasSilent({ exchanges, duration_ms, limits }: Observation): boolean {
  const isCut = exchanges.some(({ outcome }) => TIMED_OUT.has(outcome));
  return isCut && (duration_ms * 2 > limits.time_ms || exchanges.length === 1);
}

/**
 * Reads that know of the attempt before them: a second one at the same target begins a minute after the
 * first one ended, or later, and its record says that there was a first.
 */
export function twoAttempts(
  read: ReadEndpoint,
  clock: Clock,
): (target: Target) => Promise<Observation> {
  const failed = new Map<Target, { started_at: string; outcome: Outcome; endedAt: number }>();
  return async (target) => {
    const first = failed.get(target);
    if (first === undefined) {
      const observation = await read(target);
      const outcome = networkFailure(observation);
      if (outcome !== null) {
        const { started_at } = observation;
        failed.set(target, { started_at, outcome, endedAt: clock.now() });
      }
      return observation;
    }
    failed.delete(target);
    const wait = first.endedAt + APART_MS - clock.now();
    if (wait > 0) await clock.sleep(wait);
    const { started_at, outcome } = first;
    return { ...(await read(target)), earlier_attempts: [{ started_at, outcome }] };
  };
}
