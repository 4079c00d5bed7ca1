import type { Exchange } from '../../generated/observation.ts';

/** Where a request for the metadata document goes, or why it does not. */
export type MetadataTarget = { go: string } | { refused: 'not_a_url' | 'other_host' | 'scheme' };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The parameters of a challenge as a client that looks for them would find them: name="value" anywhere
 * in the header, the last of a name (spec/checkup-peer.md, 7).
 */
export function challengeParams({ headers }: Pick<Exchange, 'headers'>): Map<string, string> {
  const value = (headers['www-authenticate'] ?? []).join(', ');
  // A name is only tried from its start: a long header of word characters costs no more than its length.
  const found = value.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g);
  return new Map([...found].map(([, name = '', text = '']) => [name, text]));
}

/** Whether `url` may be asked in a checkup of `endpoint`: on the same host, and by https unless the run may use http. */
export function metadataTarget(
  url: string,
  endpoint: string,
  allowHttp: boolean,
  base?: string,
): MetadataTarget {
  if (!URL.canParse(url, base)) return { refused: 'not_a_url' };
  const target = new URL(url, base);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return { refused: 'not_a_url' };
  if (target.hostname !== hostOf(endpoint)) return { refused: 'other_host' };
  if (target.protocol === 'http:' && !allowHttp) return { refused: 'scheme' };
  target.hash = '';
  return { go: target.href };
}

/** The Location of a redirect, or null for any other response. */
export function redirectLocation({ status, headers }: Exchange): string | null {
  if (status === null || !REDIRECTS.has(status)) return null;
  return headers.location?.[0] || null;
}

/** Whether a response leads to a host with another name than the one that the call began with. */
export function leadsElsewhere(exchange: Exchange, start = exchange.url): boolean {
  const location = redirectLocation(exchange);
  if (location === null || !URL.canParse(location, exchange.url)) return false;
  return new URL(location, exchange.url).hostname !== hostOf(start);
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
