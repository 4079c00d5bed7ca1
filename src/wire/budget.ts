import type { Limits } from '../generated/observation.ts';
import type { WireOutcome } from './wire-error.ts';

/** What one read may cost, counted in one place while it runs. Times are milliseconds. */
export interface Budget {
  readonly limits: Limits;
  /** Milliseconds since the read began. */
  elapsed(): number;
  /** Milliseconds that are left of the read; never below 0. */
  remaining(): number;
  /** Counts a request, or says why it may not be sent. A goodbye is sent however much has come. */
  takeRequest(isGoodbye?: boolean): WireOutcome | null;
  /** Counts decoded bytes; false once they pass what all responses together may hold. */
  takeBytes(bytes: number): boolean;
}

/** A budget that starts to run now. */
export function openBudget(limits: Limits): Budget {
  const start = nowMs();
  let requests = 0;
  let total = 0;
  const elapsed = () => Math.round((nowMs() - start) * 1000) / 1000;
  return {
    limits,
    elapsed,
    remaining: () => Math.max(0, limits.time_ms - elapsed()),
    takeRequest(isGoodbye = false) {
      if (elapsed() >= limits.time_ms) return 'budget_time';
      if (total >= limits.total_bytes && !isGoodbye) return 'budget_bytes';
      if (requests >= limits.requests) return 'budget_requests';
      requests += 1;
      return null;
    },
    takeBytes(bytes) {
      total += bytes;
      return total <= limits.total_bytes;
    },
  };
}

/** The monotonic clock. `performance` reads the same one and takes four milliseconds to load. */
function nowMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
