import { PATHS } from '../paths.ts';
import type { Facet } from './facets.ts';
import { count } from './format.ts';
import { facetPath, type Lists } from './lists.ts';

export interface FacetView {
  path: string;
  title: string;
  total: string;
  values: { label: string; means: string; count: string; path: string | null }[];
  /** How many listings have none of these values; null where each has one. */
  without: string | null;
}

/** Where all values of one facet stand with their counts. */
export function facetIndex({ code }: Facet): string {
  return PATHS.list(`${code}/`, 1);
}

export function facetView({ all, faceted }: Lists, facet: Facet): FacetView {
  let without = all.items.length;
  const values = Object.entries(facet.values).map(([value, said]) => {
    const list = faceted.get(facetPath({ facet, value }));
    without -= list?.items.length ?? 0;
    return {
      ...said,
      count: count(list?.items.length ?? 0),
      path: list === undefined ? null : PATHS.list(list.path, 1),
    };
  });
  return {
    path: facetIndex(facet),
    title: facet.title,
    total: count(all.items.length),
    values,
    without: without === 0 ? null : count(without),
  };
}
