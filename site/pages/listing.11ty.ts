import type { Entry } from '../data.ts';
import type { ItemData } from '../page-data.ts';
import { listingPage } from '../parts/listing.ts';
import { fileOf, PATHS } from '../paths.ts';
import { listingView } from '../view/listing.ts';

/** `item` is the place of a listing in its batch. */
interface ListingData extends ItemData<number> {
  entryAt: (item: number) => Entry;
}

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ entryAt, item }: ListingData) => fileOf(PATHS.listing(entryAt(item).standing.slug)),
};

export function render({ site, entryAt, item }: ListingData): string {
  return listingPage(site(), listingView(site(), entryAt(item)));
}
