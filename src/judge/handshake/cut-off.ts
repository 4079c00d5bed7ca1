import type { Exchange, Observation, Outcome } from '../../observation/observation.ts';
import type { ReasonCode } from './reasons.ts';
import type { Verdict } from './verdict.ts';

const REASON: Partial<Record<Outcome, ReasonCode>> = {
  budget_time: 'read_timeout',
  budget_bytes: 'body_too_large',
  budget_requests: 'too_many_requests_needed',
};

/** Outcomes that mean the network, not the server, had the last word. */
const NETWORK = /^(dns_|connect_|tls_|reset$|headers_timeout$)/;
const OPENING = new Set<Exchange['step']>(['initialize', 'discover', 'sse']);

/** An exchange that did not come to a whole answer, or null. A host that answered anything was reached. */
export function cutOffVerdict(exchange: Exchange, observation: Observation): Verdict | null {
  const { outcome } = exchange;
  if (outcome === 'answered') return null;
  const reason = REASON[outcome] ?? (outcome as ReasonCode);
  const wasAnswered = observation.exchanges.some(({ status }) => status !== null);
  const isUnreachable = NETWORK.test(outcome) && OPENING.has(exchange.step) && !wasAnswered;
  return { status: isUnreachable ? 'unreachable' : 'error', reason };
}
