import { normalizeEndpoint } from '../catalog/endpoint.ts';
import { optedOut } from '../catalog/opt-outs.ts';
import type { OptOuts } from '../generated/opt-outs.ts';
import { readCatalog } from '../store/catalog.ts';
import { readOptOuts } from '../store/opt-outs.ts';
import { Refusal } from './refusal.ts';
import { type Target, targetOf } from './target.ts';

/** What is known of listings, for requests that name one and for those that must not be answered. */
export interface Listings {
  optOuts: OptOuts;
  /** Endpoint and declared transport, by name. */
  byName: Map<string, { endpoint: string; transport: 'http' | 'sse' }>;
  /** Who lists an endpoint, by its normalised address. */
  byEndpoint: Map<string, string[]>;
}

/** Reads the catalog and the opt-outs of a data folder; faults as those of reading data. */
export async function readListings(dataDir: string): Promise<Listings> {
  const { servers } = await readCatalog(dataDir);
  const listings: Listings = {
    optOuts: await readOptOuts(dataDir),
    byName: new Map(),
    byEndpoint: new Map(),
  };
  for (const { name, endpoint, transport } of servers) {
    if (endpoint === undefined || (transport !== 'http' && transport !== 'sse')) continue;
    listings.byName.set(name, { endpoint, transport });
    const address = normalizeEndpoint(endpoint, 'http');
    const names = listings.byEndpoint.get(address);
    if (names === undefined) listings.byEndpoint.set(address, [name]);
    else names.push(name);
  }
  return listings;
}

/** What a request names, by its address or by a listing that has it. */
export interface Asked {
  url?: string | undefined;
  name?: string | undefined;
}

/** The address to be read for a request. @throws Refusal */
export function targetAsked(
  { url, name }: Asked,
  read: 'checkup' | 'handshake',
  { listings, allowPrivate }: { listings: Listings; allowPrivate: boolean },
): Target {
  const listed = name === undefined ? undefined : listings.byName.get(name);
  const address = url ?? listed?.endpoint;
  if (address === undefined) throw new Refusal('listing_unknown');
  const target = targetOf(address, read, allowPrivate);
  const names = listings.byEndpoint.get(normalizeEndpoint(address, 'http')) ?? [];
  for (const one of name === undefined ? [...names, ''] : [...names, name]) {
    if (optedOut({ name: one, endpoint: address }, listings.optOuts)) {
      throw new Refusal('opted_out');
    }
  }
  const [first = ''] = names;
  return { ...target, transport: (listed ?? listings.byName.get(first))?.transport ?? null };
}
