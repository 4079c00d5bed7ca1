import { isNetworkOutcome } from '../../observation/network-failure.ts';
import type { Exchange, Outcome } from '../../observation/observation.ts';
import type { Served } from '../../observation/served.ts';
import { gateVerdict, isAuthReply } from '../handshake/auth.ts';
import { isBotWall } from '../handshake/bot-wall.ts';
import type { Opening } from './rule.ts';

const NOT_SENT = new Set<Outcome>(['address_refused', 'bad_url']);
const NO_HTTP = new Set<Outcome>([
  'bad_http',
  'headers_too_large',
  'decode_failed',
  'unsupported_encoding',
]);

/** How the attempt of this read to open a conversation ended. */
export function openingOf(served: Served): Opening {
  if (served.opened) return 'opened';
  const { opening } = served;
  if (opening === null) return 'nothing_sent';
  const { outcome, status } = opening;
  if (outcome !== 'answered') return openingOfOutcome(outcome);
  if (isBotWall(opening)) return 'unclear';
  if (isGate(opening)) return 'gate';
  if (status === 429 || (status !== null && status >= 500)) return 'unclear';
  return 'not_mcp';
}

/** The same for an opening request that came to no whole answer. */
export function openingOfOutcome(outcome: Outcome): Opening {
  if (outcome.startsWith('tls_')) return 'tls';
  if (isNetworkOutcome(outcome)) return 'network';
  if (NOT_SENT.has(outcome)) return 'nothing_sent';
  return NO_HTTP.has(outcome) ? 'not_mcp' : 'unclear';
}

function isGate(opening: Exchange): boolean {
  return (
    isAuthReply(opening) || gateVerdict(opening, { hasSession: false })?.status === 'auth_required'
  );
}
