import type { Exchange, Limits } from '../../generated/observation.ts';
import { asksToBackOff, backOffSeconds } from '../back-off.ts';

/** What ended a run before its last step. `policy` is a refusal of our own; `redirects` is told by the metadata's hops. */
export type Stop =
  | { kind: 'requests' }
  | { kind: 'duration' }
  | { kind: 'redirects' }
  | { kind: 'unanswered' }
  | { kind: 'timeout' }
  | { kind: 'dns' }
  | { kind: 'resolver' }
  | { kind: 'body'; declared: number | null; read: number }
  | { kind: 'back_off'; status: number; seconds: number | null }
  | { kind: 'policy'; code: string };

/** Codes of a resolver that gave no answer, as opposed to one that said no. */
const RESOLVER_SILENT = new Set(['EAI_AGAIN', 'ETIMEOUT', 'ECONNREFUSED', 'EREFUSED']);

/** Timers fire a little early. */
const TIMER_SLACK_MS = 50;

/** Why the run ends with an exchange, or null where it goes on (spec/checkup-peer.md, 6). */
export function stopOf(exchange: Exchange, limits: Limits): Stop | null {
  const { outcome, status, headers } = exchange;
  switch (outcome) {
    case 'answered':
      if (!asksToBackOff(status, headers)) return null;
      return {
        kind: 'back_off',
        status: status ?? 0,
        seconds: backOffSeconds(headers['retry-after']?.join(', ')),
      };
    case 'budget_requests':
      return { kind: 'requests' };
    case 'budget_time':
    case 'connect_timeout':
    case 'headers_timeout':
    case 'body_timeout':
      // The system gives up a connection by itself, too: that is before our own time is over.
      return exchange.end_ms < limits.time_ms - TIMER_SLACK_MS
        ? { kind: 'timeout' }
        : { kind: 'duration' };
    case 'body_too_large':
    case 'budget_bytes':
      return bodyStop(exchange);
    case 'dns_not_found':
      return { kind: 'dns' };
    case 'dns_failed':
      return { kind: RESOLVER_SILENT.has(exchange.detail ?? '') ? 'resolver' : 'dns' };
    case 'address_refused':
      return { kind: 'policy', code: 'ADDRESS_REFUSED' };
    case 'bad_url':
      return { kind: 'policy', code: 'BAD_URL' };
    default:
      return { kind: 'unanswered' };
  }
}

const NOT_SENT = new Set([
  'address_refused',
  'bad_url',
  'budget_bytes',
  'budget_requests',
  'budget_time',
]);

/** Whether a request went out at all. */
export function wasSent({ outcome }: Exchange): boolean {
  return !NOT_SENT.has(outcome);
}

function bodyStop({ headers, detail, bytes_decoded }: Exchange): Stop {
  const declared = Number(headers['content-length']?.[0] ?? Number.NaN);
  const isDeclared = detail === 'content-length' && Number.isFinite(declared);
  return { kind: 'body', declared: isDeclared ? declared : null, read: bytes_decoded };
}
