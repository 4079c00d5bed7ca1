import { lookup as dnsLookup } from 'node:dns';
import { WireError } from './wire-error.ts';

export type HostAddress = { address: string; family: number };

/** All addresses of a name, in the order in which they are to be tried. */
export type Lookup = (hostname: string) => Promise<HostAddress[]>;

export const systemLookup: Lookup = (hostname) =>
  new Promise((done, fail) => {
    dnsLookup(hostname, { all: true }, (error, addresses) =>
      error === null ? done(addresses) : fail(error),
    );
  });

const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA']);

/** One look-up. @throws WireError `dns_not_found` or `dns_failed` */
export async function resolve(hostname: string, lookup: Lookup): Promise<HostAddress[]> {
  const addresses = await lookup(hostname).catch((cause) => {
    throw lookupError(cause);
  });
  if (addresses.length === 0) throw new WireError('dns_not_found', 'ENODATA');
  return addresses;
}

function lookupError(cause: unknown): WireError {
  const code = String((cause as { code?: unknown })?.code ?? 'unknown');
  return new WireError(NOT_FOUND.has(code) ? 'dns_not_found' : 'dns_failed', code, { cause });
}
