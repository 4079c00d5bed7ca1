import { isWebAddress } from '../observation/auth-documents.ts';
import { catalogEntries, entryFor, isServerCard } from '../observation/card-documents.ts';
import type { Wire } from '../wire/exchange.ts';
import { getDocument } from './document.ts';

const NOWHERE = 'no-such-document-rollcall';

/**
 * Looks for the endpoint's server card: beside the endpoint, as the host's ai-catalog says, at the
 * historical address (spec/report-card.md, 1). What looks like one is held against an address at which
 * none can be, since some hosts answer every path. All that is asked stands in the wire's records.
 */
export async function readServerCard(wire: Wire, endpoint: string): Promise<void> {
  const { origin, pathname } = new URL(endpoint);
  const beside = `${origin}${pathname.replace(/\/$/, '')}`;
  const seek = async (url: string, lead: 'endpoint' | 'catalog' | 'historical') => {
    const card = await getDocument(wire, url, { kind: 'server_card', lead });
    if (card === null || !isServerCard(card)) return false;
    const nowhere = new URL(NOWHERE, url).href;
    const other = await getDocument(wire, nowhere, { kind: 'control', lead });
    return other === null || !isServerCard(other);
  };
  if (await seek(`${beside}/server-card`, 'endpoint')) return;
  const catalog = await getDocument(wire, `${origin}/.well-known/ai-catalog.json`, {
    kind: 'catalog',
    lead: 'root',
  });
  const entry = entryFor((catalog && catalogEntries(catalog)) ?? [], endpoint);
  if (entry?.data && isServerCard(entry.data)) return;
  if (entry?.url && isWebAddress(entry.url) && (await seek(entry.url, 'catalog'))) return;
  await seek(`${origin}/.well-known/mcp/server-card.json`, 'historical');
}
