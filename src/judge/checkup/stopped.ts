import type { Run } from '../../observation/checkup/run.ts';
import type { Stop } from '../../observation/checkup/stop.ts';
import type { Limits } from '../../observation/observation.ts';
import { type Reason, reason } from './verdict.ts';

/** The reason of the rows that a run did not come to, by when it ended (spec/checkup-peer.md, 6.6). */
export function stopReason(run: Run, limits: Limits): Reason {
  if (run.stop === null) return reason('probe_cascade_incomplete');
  const isBefore = run.handshake === null;
  switch (run.stop.kind) {
    case 'unanswered':
      return isBefore
        ? reason('reachability_unanswered', { kind: 'other' })
        : reason('probe_cascade_incomplete');
    case 'timeout':
      return isBefore
        ? reason('reachability_unanswered', { kind: 'timeout' })
        : budgetReason({ kind: 'duration' }, limits);
    case 'dns':
      return reason(isBefore ? 'reachability_dns_failed' : 'probe_cascade_incomplete');
    case 'resolver':
      return reason('probe_resolver_unavailable');
    case 'policy':
      return reason('probe_blocked_by_policy', { code: run.stop.code });
    default:
      return budgetReason(run.stop, limits);
  }
}

type Spent = Extract<Stop, { kind: 'requests' | 'duration' | 'redirects' | 'body' | 'back_off' }>;

/** The reason for a spent budget, or for a server that asks to back off. */
export function budgetReason(stop: Spent, limits: Limits): Reason {
  switch (stop.kind) {
    case 'requests':
      return reason('probe_budget_exhausted_requests', { maxRequests: limits.requests });
    case 'redirects':
      return reason('probe_budget_exhausted_redirects', { maxRedirects: limits.hops });
    case 'body': {
      const found =
        stop.declared === null ? { actualBytes: stop.read } : { declaredBytes: stop.declared };
      return reason('probe_budget_exhausted_body', {
        maxBodyBytes: limits.response_bytes,
        ...found,
      });
    }
    case 'back_off':
      return reason('probe_rate_limited', {
        status: stop.status,
        ...(stop.seconds === null ? {} : { retryAfterSeconds: stop.seconds }),
      });
    default:
      return reason('probe_budget_exhausted_duration', { maxDurationMs: limits.time_ms });
  }
}
