import { isDeepStrictEqual } from 'node:util';
import type { Catalog, Listing } from '../generated/catalog.ts';

/** What a listing says beside the fields of a CatalogDiff; times of publishing alone are no news. */
const FIELDS = [
  'remotes',
  'packages',
  'repository',
  'website',
  'tools',
  'official',
  'source',
  'status_message',
] as const satisfies readonly (keyof Listing)[];

/** Listings of which something else changed, and which fields; sorted by name. */
export function otherChanges(
  before: Catalog,
  after: Catalog,
): { name: string; fields: string[] }[] {
  const old = new Map((before.servers ?? []).map((listing) => [listing.name, listing]));
  return (after.servers ?? [])
    .flatMap((listing) => {
      const was = old.get(listing.name);
      if (was === undefined) return [];
      const fields = FIELDS.filter((field) => !isDeepStrictEqual(was[field], listing[field]));
      return fields.length === 0 ? [] : [{ name: listing.name, fields: [...fields] }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
