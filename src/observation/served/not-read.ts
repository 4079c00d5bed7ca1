import { cutOff } from '../lists.ts';
import type { Exchange } from '../observation.ts';
import type { ListName, MetadataTry, NotRead, Served } from '../served.ts';
import { METHODS } from './list.ts';

/** What a limit, a gate or a lost connection kept from being read, each part once. */
export function notReadOf(
  served: Pick<Served, 'opened' | 'opening' | 'lists' | 'auth' | 'card' | 'cardTries' | 'eras'>,
  exchanges: readonly Exchange[],
): NotRead[] {
  const missing: NotRead[] = [];
  const { opened, opening, lists, auth, card, cardTries } = served;
  if (!opened) missing.push({ what: 'handshake', reason: openingReason(opening) });
  for (const name of Object.keys(lists) as ListName[]) {
    const { state, reason } = lists[name];
    if (state === 'cut') missing.push({ what: METHODS[name].method, reason: reason ?? 'stopped' });
  }
  for (const step of ['tools/call', 'resources/read'] as const) {
    const cut = exchanges.filter((one) => one.step === step).map(cutOff);
    const reason = cut.find((one) => one !== null);
    if (reason) missing.push({ what: step, reason });
  }
  const signIn = auth?.resource === null ? unread(auth.tries) : null;
  if (signIn !== null) missing.push({ what: 'sign_in', reason: signIn });
  const cardReason = card === null ? unread(cardTries) : null;
  if (cardReason !== null) missing.push({ what: 'server_card', reason: cardReason });
  const other = served.eras.length === 1 ? exchanges.find(isLostOpening) : undefined;
  if (opened && other !== undefined)
    missing.push({ what: 'eras', reason: cutOff(other) ?? 'stopped' });
  return missing;
}

/** An opening request that came to no answer beside a conversation that did. */
function isLostOpening(exchange: Exchange): boolean {
  const isOpening = exchange.step === 'initialize' || exchange.step === 'discover';
  return isOpening && cutOff(exchange) !== null;
}

function openingReason(opening: Exchange | null): string {
  if (opening === null) return 'not_asked';
  const { status } = opening;
  if (status === 401 || status === 402 || status === 403) return 'gate';
  return cutOff(opening) ?? (status !== null && status >= 300 ? `http_${status}` : 'no_handshake');
}

function unread(tries: readonly MetadataTry[]): string | null {
  return tries.find((one) => one.unread !== null)?.unread ?? null;
}
