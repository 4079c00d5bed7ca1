import { isObject } from './messages.ts';

const CARD_TYPE = 'application/mcp-server-card+json';

/** An entry of an ai-catalog that is about a server of MCP: an address of its card, or the card itself. */
export interface CatalogEntry {
  url: string | null;
  data: Record<string, unknown> | null;
}

/**
 * Whether JSON has the shape of a server card: of the present draft (name, version, and a mark that
 * other documents with these lack), or of the historical one with serverInfo (spec/protocol.md, 7).
 */
export function isServerCard(value: Record<string, unknown>): boolean {
  return isDraftCard(value) || isHistoricalCard(value);
}

function isDraftCard(value: Record<string, unknown>): boolean {
  const { name, version, $schema, remotes } = value;
  if (typeof name !== 'string' || typeof version !== 'string') return false;
  return isCardSchema($schema) || (name.includes('/') && Array.isArray(remotes));
}

function isHistoricalCard(value: Record<string, unknown>): boolean {
  const { serverInfo, transport, capabilities, protocolVersion, tools } = value;
  if (!isObject(serverInfo) || typeof serverInfo.name !== 'string') return false;
  const isTold = typeof protocolVersion === 'string' || Array.isArray(tools);
  return isTold || isObject(transport) || isObject(capabilities) || isCardSchema(value.$schema);
}

function isCardSchema(value: unknown): boolean {
  return typeof value === 'string' && /server-card/.test(value);
}

/** The entries of an ai-catalog that are about servers of MCP, or null when it is none. */
export function catalogEntries(value: Record<string, unknown>): CatalogEntry[] | null {
  const { entries } = value;
  if (!Array.isArray(entries)) return null;
  return entries.filter(isObject).flatMap(({ type, mediaType, url, data }) => {
    if (type !== CARD_TYPE && mediaType !== CARD_TYPE) return [];
    return [{ url: typeof url === 'string' ? url : null, data: isObject(data) ? data : null }];
  });
}

/**
 * The entry that is about an endpoint: the one whose card, or whose card's address, names it; else the
 * only one. Of several that name others, none is.
 */
export function entryFor(entries: readonly CatalogEntry[], endpoint: string): CatalogEntry | null {
  const [path] = endpoint.split(/[?#]/);
  const isNamed = ({ url, data }: CatalogEntry) =>
    url?.startsWith(`${path?.replace(/\/$/, '')}/`) === true ||
    cardRemotes(data).some((remote) => remote.split(/[?#]/)[0] === path);
  return entries.find(isNamed) ?? (entries.length === 1 ? (entries[0] ?? null) : null);
}

/** The addresses that a card lists, in either shape; empty where it lists none. */
export function cardRemotes(card: Record<string, unknown> | null): string[] {
  const remotes = Array.isArray(card?.remotes) ? card.remotes.filter(isObject) : [];
  return remotes.map(({ url }) => url).filter((url) => typeof url === 'string');
}
