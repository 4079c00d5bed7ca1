import type { CardEntry } from '../../generated/report-card-index.ts';
import { owesSecondRead } from '../../judge/report-card/due-process.ts';
import type { Target } from '../probe/plan.ts';

/**
 * What the daily pass reads: the endpoints of listings with a stop finding that is 20 hours old, and of
 * those that somebody claims, each for these listings alone.
 */
export function dueDaily(
  targets: readonly Target[],
  entries: Readonly<Record<string, CardEntry>>,
  claimed: ReadonlySet<string>,
  at: string,
): Target[] {
  return targets.flatMap((target) => {
    const listings = target.listings.filter(({ name }) => {
      const entry = entries[name];
      return claimed.has(name) || (entry !== undefined && owesSecondRead(entry, at));
    });
    return listings.length === 0 ? [] : [{ ...target, listings }];
  });
}
