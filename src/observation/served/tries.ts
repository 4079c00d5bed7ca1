import { cutOff } from '../lists.ts';
import { isObject } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { MetadataTry } from '../served.ts';

/**
 * Each address at which a document of one of these kinds was looked for, with what its last answer
 * held. Redirects between them are part of the same try.
 */
export function triesOf(
  exchanges: readonly Exchange[],
  kinds: readonly MetadataTry['kind'][],
): MetadataTry[] {
  return exchanges.flatMap((exchange, index) => {
    const { metadata } = exchange;
    if (metadata === undefined || !kinds.includes(metadata.kind)) return [];
    return isFollowed(exchange, exchanges[index + 1]) ? [] : [tryOf(exchange, metadata)];
  });
}

function tryOf(exchange: Exchange, { kind, lead }: NonNullable<Exchange['metadata']>): MetadataTry {
  const { url, status, document } = exchange;
  const found = status === 200 && isObject(document) ? document : null;
  return { url, kind, lead, status, unread: cutOff(exchange), document: found };
}

/** A redirect is followed when the next request is of the same search and goes where it leads. */
function isFollowed(exchange: Exchange, next: Exchange | undefined): boolean {
  const { status, metadata, headers, url } = exchange;
  if (status === null || status < 300 || status >= 400 || next?.metadata === undefined)
    return false;
  if (next.metadata.kind !== metadata?.kind || next.metadata.lead !== metadata.lead) return false;
  const location = headers.location?.[0] ?? '';
  return URL.canParse(location, url) && new URL(location, url).href === new URL(next.url).href;
}
