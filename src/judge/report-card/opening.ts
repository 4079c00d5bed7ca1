import type { Exchange } from '../../observation/observation.ts';
import type { Served } from '../../observation/served.ts';
import { gateVerdict, isAuthReply } from '../handshake/auth.ts';
import { isBotWall } from '../handshake/bot-wall.ts';
import type { Opening } from './rule.ts';

const NETWORK = /^(dns_|connect_|reset$|headers_timeout$)/;
const OURS = /^(budget_|address_refused$|bad_url$)/;

/** How the attempt of this read to open a conversation ended. */
export function openingOf(served: Served): Opening {
  if (served.opened) return 'opened';
  const { opening } = served;
  if (opening === null) return 'nothing_sent';
  const { outcome, status } = opening;
  if (outcome.startsWith('tls_')) return 'tls';
  if (NETWORK.test(outcome)) return 'network';
  if (OURS.test(outcome)) return outcome.startsWith('budget_') ? 'unclear' : 'nothing_sent';
  if (isBotWall(opening)) return 'unclear';
  if (isGate(opening)) return 'gate';
  if (status === 429 || (status !== null && status >= 500)) return 'unclear';
  return outcome === 'body_reset' || outcome === 'body_timeout' ? 'unclear' : 'not_mcp';
}

function isGate(opening: Exchange): boolean {
  return (
    isAuthReply(opening) || gateVerdict(opening, { hasSession: false })?.status === 'auth_required'
  );
}
