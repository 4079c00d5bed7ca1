import type { Listing } from '../generated/catalog.ts';
import type { OptOut, OptOuts } from '../generated/opt-outs.ts';
import { normalizeEndpoint } from './endpoint.ts';

/**
 * The opt-out that keeps a listing's endpoint from being read, if any. By name: in any case. By host: that
 * host and every one below it, on all ports unless one is given. By endpoint: that address, whatever the
 * transport. When in doubt, nothing is sent.
 */
export function optedOut(
  listing: Pick<Listing, 'name' | 'endpoint'>,
  optOuts: OptOuts,
): OptOut | undefined {
  if (optOuts.opt_outs.length === 0) return undefined;
  const name = listing.name.toLowerCase();
  const endpoint = listing.endpoint;
  const url = endpoint !== undefined && URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const address = endpoint === undefined ? undefined : normalizeEndpoint(endpoint, 'http');
  return optOuts.opt_outs.find((optOut) => {
    if (optOut.name !== undefined) return optOut.name.toLowerCase() === name;
    if (optOut.endpoint !== undefined) {
      return address !== undefined && normalizeEndpoint(optOut.endpoint, 'http') === address;
    }
    return optOut.host !== undefined && url !== undefined && covers(optOut.host, url);
  });
}

function covers(host: string, url: URL): boolean {
  const asked = `http://${host.trim()}/`;
  if (!URL.canParse(asked)) return false;
  const { hostname, port } = new URL(asked);
  const wanted = withoutFinalDot(hostname);
  const actual = withoutFinalDot(url.hostname);
  const portFits = !/:\d+$/.test(host.trim()) || portOf(url) === (port || '80');
  return portFits && (actual === wanted || actual.endsWith(`.${wanted}`));
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

function withoutFinalDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}
