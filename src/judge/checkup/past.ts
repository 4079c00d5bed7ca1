import type { PastCheckup } from '../../generated/checkup-history.ts';
import type { CheckupResult } from './judge.ts';

/** What the history of a claimed server keeps of a checkup: states and reasons, and nothing that the server wrote. */
export function pastCheckup({
  checked_at,
  endpoint,
  requests,
  counts,
  rows,
}: CheckupResult): PastCheckup {
  return {
    at: checked_at,
    endpoint,
    requests,
    counts,
    rows: rows.map(({ check, state, reason }) => ({
      check: check as PastCheckup['rows'][number]['check'],
      state,
      ...(reason !== null && { reason: reason.key }),
    })),
  };
}
