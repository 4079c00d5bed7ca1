import type { Listing } from '../../generated/catalog.ts';
import type { WholeCatalog } from '../catalog.ts';
import { byTime, sides, taken } from './merge.ts';

/** Of each listing the row that changed, of two that did the one updated later; the source is the later pull's. */
export function mergeCatalogs(
  base: WholeCatalog,
  ours: WholeCatalog,
  theirs: WholeCatalog,
): WholeCatalog {
  const ways = { base: byName(base), ours: byName(ours), theirs: byName(theirs) };
  const decided = sides(
    ways,
    byTime<Listing>(({ updated_at }) => updated_at),
  );
  const newer = ours.source.pulled_at > theirs.source.pulled_at ? ours : theirs;
  return { ...newer, servers: Object.values(taken(ways, decided)) };
}

function byName({ servers }: WholeCatalog): Record<string, Listing> {
  const listings: Record<string, Listing> = Object.create(null);
  for (const listing of servers) listings[listing.name] = listing;
  return listings;
}
