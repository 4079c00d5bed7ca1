import type { Catalog, Listing } from '../../generated/catalog.ts';
import type { Context, Found } from '../rule.ts';

/**
 * The listing of a name, or why nothing may be kept about it. What left the catalog stays until the next
 * run that drops it: so a name also counts that the catalog before the change had, or that a catalog
 * newer than that run (`ranAt`) may have dropped.
 */
export function listingOf(
  name: string,
  { head, base }: Context,
  ranAt: string | null,
): { listing: Listing } | { leftover: true } | { unlisted: string } {
  const catalog = head.catalog;
  if (catalog === null) return { leftover: true };
  const listing = byName(catalog).get(name);
  if (listing !== undefined) return { listing };
  const isNewer = ranAt === null || Date.parse(catalog.source.pulled_at) > Date.parse(ranAt);
  if (isNewer || (base.catalog !== null && byName(base.catalog).has(name)))
    return { leftover: true };
  return { unlisted: 'the catalog has no listing of this name' };
}

/** The same for an endpoint: a listing that moved keeps what its old address said until the next run. */
export function isItsEndpoint(
  endpoint: string,
  listing: Listing,
  { head, base }: Context,
  ranAt: string | null,
  isSame: (a: string, b: string | undefined) => boolean,
): boolean {
  if (isSame(endpoint, listing.endpoint)) return true;
  const pulledAt = head.catalog?.source.pulled_at;
  if (ranAt === null || (pulledAt !== undefined && Date.parse(pulledAt) > Date.parse(ranAt)))
    return true;
  const before = base.catalog === null ? undefined : byName(base.catalog).get(listing.name);
  return before !== undefined && isSame(endpoint, before.endpoint);
}

export function unlistedFound(name: string, context: Context, ranAt: string | null): Found[] {
  const is = listingOf(name, context, ranAt);
  return 'unlisted' in is ? [{ where: name, what: is.unlisted }] : [];
}

const known = new WeakMap<Catalog, Map<string, Listing>>();

function byName(catalog: Catalog): Map<string, Listing> {
  let names = known.get(catalog);
  if (names === undefined) {
    names = new Map((catalog.servers ?? []).map((listing) => [listing.name, listing]));
    known.set(catalog, names);
  }
  return names;
}
