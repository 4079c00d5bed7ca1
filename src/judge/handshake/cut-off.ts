import type { Talk } from '../../observation/facts.ts';
import { isNetworkOutcome } from '../../observation/network-failure.ts';
import type { Exchange, Observation, Outcome } from '../../observation/observation.ts';
import type { ReasonCode } from './reasons.ts';
import type { Verdict } from './verdict.ts';

const REASON: Partial<Record<Outcome, ReasonCode>> = {
  budget_time: 'read_timeout',
  budget_bytes: 'body_too_large',
  budget_requests: 'too_many_requests_needed',
};

const OPENING = new Set<Exchange['step']>(['initialize', 'discover', 'sse']);

/** An exchange that did not come to a whole answer, or null. */
export function cutOffVerdict(
  exchange: Exchange,
  talk: Talk,
  observation: Observation,
): Verdict | null {
  const { outcome } = exchange;
  if (outcome === 'answered') return null;
  const reason = REASON[outcome] ?? (outcome as ReasonCode);
  const isOpening = OPENING.has(exchange.step) && talk.version === null;
  const isUnreachable =
    (isNetworkOutcome(outcome) || outcome.startsWith('tls_')) &&
    isOpening &&
    !wasAnswered(talk, observation);
  return { status: isUnreachable ? 'unreachable' : 'error', reason };
}

/** Another rung of the ladder was answered: then the server was reached, whatever this one met. */
function wasAnswered(talk: Talk, { exchanges }: Observation): boolean {
  return exchanges.some(({ rung, status }) => rung !== talk.rung && status !== null);
}
