import type { ItemData } from '../page-data.ts';
import { facetPage } from '../parts/facet.ts';
import { fileOf } from '../paths.ts';
import { facetIndex, facetView } from '../view/facet.ts';
import type { Facet } from '../view/facets.ts';
import type { Lists } from '../view/lists.ts';

/** `item` is the place of a facet among all. */
interface FacetData extends ItemData<number> {
  lists: () => Lists;
  facetAt: (item: number) => Facet;
}

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ facetAt, item }: FacetData) => fileOf(facetIndex(facetAt(item))),
};

export function render({ site, lists, facetAt, item }: FacetData): string {
  return facetPage(site(), facetView(lists(), facetAt(item)));
}
