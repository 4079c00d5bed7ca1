import type { Catalog, Listing } from '../generated/catalog.ts';
import type { Curated } from '../generated/curated.ts';
import { withCurated } from './curated.ts';

/**
 * The catalog: the registry's listings, one a name, under the curated overlay, sorted by name in the order
 * of its code units. The same input gives the same catalog, whatever order the listings come in.
 * @throws Fault data_invalid for a curated entry that can't mean anything
 */
export function mergeCatalog(
  source: Catalog['source'],
  listings: Iterable<Listing>,
  curated: Curated,
): Catalog & { servers: Listing[] } {
  const byName = new Map([...listings].map((listing) => [listing.name, listing]));
  const servers = [...withCurated(byName, curated).values()];
  servers.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { schema_version: 1, source, servers };
}
