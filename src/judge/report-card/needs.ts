import type { Facts, Need, Opening } from './rule.ts';

const UNANSWERED = new Set<Opening>(['network', 'tls', 'nothing_sent']);

/** Why a rule of this need can't say anything about the read, or null. */
export function missing(need: Need, { served, attempts }: Facts): string | null {
  const last = attempts.at(-1);
  const isPlain = !/^https:/i.test(served.connection?.origin ?? served.endpoint);
  switch (need) {
    case 'nothing':
      return null;
    case 'answer':
      return last === undefined || UNANSWERED.has(last) ? 'the server gave no answer' : null;
    case 'tls':
      return isPlain || served.connection?.tls ? null : 'no certificate was shown';
    default:
  }
  if (!served.opened) {
    if (need === 'payment' && served.payments.length > 0) return null;
    return last === 'gate'
      ? 'the server asks for a sign-in before it says more'
      : 'no conversation came about';
  }
  if (need === 'conversation' || need === 'payment') return null;
  const { state, reason } = served.lists.tools;
  if (state === 'whole' || state === 'not_declared') return null;
  const why = `tools/list was not read to its end (${reason ?? state})`;
  return need === 'tools' && served.tools.length > 0 ? null : why;
}
