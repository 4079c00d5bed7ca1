import type { Remote } from '../generated/catalog.ts';
import type { RowRemote } from '../registry/row-addresses.ts';
import { normalizeEndpoint } from './endpoint.ts';
import { fillTemplate, isTemplate } from './template.ts';

const TYPES = new Map<string, 'http' | 'sse'>([
  ['streamable-http', 'http'],
  ['streamable_http', 'http'],
  ['http', 'http'],
  ['sse', 'sse'],
]);
const LONGEST_URL = 2048;

/** The remotes of a row as a client would use them, each with whether it can be read and, if not, why. */
export function listedRemotes(rowRemotes: readonly RowRemote[]): Remote[] {
  const seen = new Set<string>();
  return rowRemotes.map((remote) => {
    const type = TYPES.get(remote.type.toLowerCase()) ?? 'unknown';
    const filled = fillTemplate(remote.url, remote.variables);
    const url = filled
      .slice(0, LONGEST_URL + 1)
      .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    const key = normalizeEndpoint(url, type);
    const whyNot =
      type === 'unknown'
        ? 'unknown_type'
        : (unreadable(url) ?? (seen.has(key) ? 'duplicate' : null));
    if (whyNot === null) seen.add(key);
    return {
      type,
      url: url.slice(0, LONGEST_URL).replace(/[\uD800-\uDBFF]$/, ''),
      probeable: whyNot === null,
      ...(whyNot !== null && { why_not: whyNot }),
      ...(remote.requiresHeader && { requires_header: true }),
      ...(remote.headers !== undefined && { headers: remote.headers }),
    };
  });
}

/** Why nothing can be sent to a URL, or null. */
export function unreadable(url: string): 'template' | 'not_a_url' | 'not_http' | null {
  if (url.length > LONGEST_URL) return 'not_a_url';
  if (isTemplate(url)) return 'template';
  if (/[\s\p{C}]/u.test(url) || !URL.canParse(url)) return 'not_a_url';
  if (!/^https?:$/.test(new URL(url).protocol)) return 'not_http';
  // `new URL` mends `https:/host` and `https:host`; a client that reads the text does not.
  return /^https?:\/\/[^/\\]/i.test(url) ? null : 'not_a_url';
}
