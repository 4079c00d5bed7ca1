import { standingAt } from '../data.ts';
import type { ItemData } from '../page-data.ts';
import { listingPage } from '../parts/listing.ts';
import { fileOf, PATHS } from '../paths.ts';
import { listingView } from '../view/listing.ts';

/** `item` is a listing's index among all of them. */
export const data = {
  pagination: { data: 'listings', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ site, item }: ItemData<number>) =>
    fileOf(PATHS.listing(standingAt(site(), item).slug)),
};

export async function render({ site, item }: ItemData<number>): Promise<string> {
  const standing = standingAt(site(), item);
  return listingPage(site(), listingView(site(), standing, await site().tools(standing)));
}
