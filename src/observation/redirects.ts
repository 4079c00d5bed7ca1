export type Redirect =
  | { follow: string }
  | { refused: 'no_target' | 'not_http' | 'elsewhere' | 'method' };

const KEEPS_METHOD = new Set([307, 308]);

/**
 * Whether a redirect of an MCP request is followed (spec/handshake.md, 1): a POST goes again, with
 * its body, only where the status keeps it and the target is the same origin or the same host by
 * https, or where nothing but http becomes https. A GET may go anywhere within these.
 */
export function redirectOf(
  method: string,
  status: number,
  from: string,
  location: string | null,
): Redirect {
  if (location === null || location === '' || !URL.canParse(location, from)) {
    return { refused: 'no_target' };
  }
  const source = new URL(from);
  const target = new URL(location, from);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return { refused: 'not_http' };
  if (target.username !== source.username || target.password !== source.password) {
    return { refused: 'elsewhere' };
  }
  const upgrade = isUpgrade(source, target);
  if (target.origin !== source.origin && !upgrade) return { refused: 'elsewhere' };
  const sameResource = target.pathname === source.pathname && target.search === source.search;
  const mayRepeat = method === 'GET' || KEEPS_METHOD.has(status) || (upgrade && sameResource);
  target.hash = '';
  return mayRepeat ? { follow: target.href } : { refused: 'method' };
}

function isUpgrade(source: URL, target: URL): boolean {
  return (
    source.protocol === 'http:' &&
    target.protocol === 'https:' &&
    target.hostname === source.hostname &&
    target.port === source.port
  );
}
