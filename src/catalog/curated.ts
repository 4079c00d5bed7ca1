import { Fault } from '../fault.ts';
import type { Listing, Remote } from '../generated/catalog.ts';
import type { Curated, CuratedEntry } from '../generated/curated.ts';
import { webUrl } from '../registry/fields.ts';
import { normalizeEndpoint } from './endpoint.ts';
import { unreadable } from './remotes.ts';

/**
 * Lays what people wrote over what the registry says: an entry of a listed name adds to that listing (its
 * fields stand over the publisher's), any other becomes a listing of its own. Only here does `official` come from.
 * @throws Fault data_invalid where an entry can't mean anything: its place and what was expected.
 */
export function withCurated(
  listings: Map<string, Listing>,
  curated: Curated,
): Map<string, Listing> {
  const result = new Map(listings);
  for (const [index, entry] of curated.servers.entries()) {
    check(entry, index);
    result.set(entry.name, overlaid(listings.get(entry.name) ?? blank(entry), entry));
  }
  return result;
}

function check(entry: CuratedEntry, index: number): void {
  const { endpoint, transport } = entry;
  const invalid = (field: string, expected: string) =>
    new Fault(
      'data_invalid',
      `curated.json, at /servers/${index}/${field} (${entry.name}): expected ${expected}`,
    );
  if (endpoint !== undefined && unreadable(endpoint) !== null) {
    throw invalid('endpoint', 'an absolute http(s) URL without placeholders');
  }
  if (endpoint !== undefined && !['http', 'sse', undefined].includes(transport)) {
    throw invalid('transport', 'http or sse beside an endpoint');
  }
  for (const field of ['repository', 'website'] as const) {
    if (entry[field] !== undefined && webUrl(entry[field]) === undefined) {
      throw invalid(field, 'an absolute http(s) URL');
    }
  }
}

function blank(entry: CuratedEntry): Listing {
  return {
    name: entry.name,
    description: '',
    version: '',
    status: 'active',
    transport: 'unknown',
    remotes: [],
    packages: [],
    published_at: entry.added_at ?? null,
    updated_at: entry.added_at ?? null,
    source: 'manual',
  };
}

function overlaid(listing: Listing, entry: CuratedEntry): Listing {
  const {
    why: _,
    added_at: _addedAt,
    transport: _transport,
    endpoint: _endpoint,
    ...fields
  } = entry;
  return { ...addressed(listing, entry), ...fields };
}

/** The listing, at the entry's `endpoint` and over its `transport`. */
function addressed(listing: Listing, { endpoint, transport }: CuratedEntry): Listing {
  const { endpoint: listed, remotes, ...rest } = listing;
  if (endpoint !== undefined) {
    const type = transport === 'sse' ? 'sse' : 'http';
    const key = normalizeEndpoint(endpoint, type);
    const others = remotes.filter((remote) => normalizeEndpoint(remote.url, remote.type) !== key);
    const first: Remote = { type, url: endpoint, probeable: true };
    return { ...rest, transport: type, endpoint, remotes: [first, ...others] };
  }
  if (transport === undefined) return listing;
  if (transport === 'http' || transport === 'sse') {
    const remote = remotes.find(({ type, probeable }) => type === transport && probeable);
    if (remote !== undefined) return { ...rest, transport, endpoint: remote.url, remotes };
    return listed === undefined ? { ...rest, transport, remotes } : listing;
  }
  return { ...rest, transport, remotes };
}
