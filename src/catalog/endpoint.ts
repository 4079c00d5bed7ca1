import type { Remote } from '../generated/catalog.ts';

/** The remote that is read for a listing: the first probeable streamable-http one, else the first probeable sse one. */
export function endpointOf(remotes: readonly Remote[]): Remote | undefined {
  const probeable = remotes.filter((remote) => remote.probeable);
  return probeable.find((remote) => remote.type === 'http') ?? probeable[0];
}

/**
 * One string for all spellings of one address over one transport, so that each is read once a run:
 * scheme and host in lower case, without a default port, a host's final dot, a fragment. A final slash,
 * the query and the case of the path stay: servers tell these apart. What is no URL stands for itself.
 */
export function normalizeEndpoint(url: string, transport: Remote['type']): string {
  if (!URL.canParse(url)) return `${transport} ${url}`;
  const parsed = new URL(url);
  parsed.hash = '';
  if (parsed.hostname.endsWith('.')) parsed.hostname = parsed.hostname.slice(0, -1);
  const upperHex = parsed.href.replace(/%[0-9a-f]{2}/gi, (hex) => hex.toUpperCase());
  return `${transport} ${upperHex}`;
}

/** Whether two spellings lead to the same place, over whichever transport. */
export function sameEndpoint(a: string, b: string | undefined): boolean {
  return (
    b !== undefined && (a === b || normalizeEndpoint(a, 'http') === normalizeEndpoint(b, 'http'))
  );
}
