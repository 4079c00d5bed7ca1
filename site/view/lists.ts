import { mostListPages } from '../budget.ts';
import type { Site } from '../data.ts';
import type { Gleaned } from '../gleaned.ts';
import { FACETS, type Facet, type Listed, NARROWED } from './facets.ts';

/** Listings that have something in common, in the order in which they are shown. */
export interface List {
  /** Below directory/, with a slash at its end; '' for all listings. */
  path: string;
  /** What is in it; none of all listings. */
  filters: { facet: Facet; value: string }[];
  /** Set for a list of one namespace. */
  namespace: string | null;
  items: Listed[];
}

/** Every list of the directory. */
export interface Lists {
  all: List;
  /** The latest that were published. */
  newest: List;
  /** One facet or two, by path. Only those with a listing. */
  faceted: Map<string, List>;
  /** By name. Only those with two listings or more have pages. */
  namespaces: List[];
  /** How many pages a list by facets may have. */
  mostPages: number;
}

const NEWEST = 1_000;

/** `gleaned` is in the order of the standings. */
export function directoryLists(
  { standings, leftOut }: Pick<Site, 'standings' | 'leftOut'>,
  gleaned: readonly Pick<Gleaned, 'card'>[],
): Lists {
  const items = standings.map((standing, index) => ({
    standing,
    card: gleaned[index]?.card ?? null,
  }));
  return {
    all: list('', items),
    newest: list('newest/', newestOf(items)),
    faceted: faceted(items),
    namespaces: byNamespace(items),
    mostPages: mostListPages(leftOut),
  };
}

function list(path: string, items: Listed[], filters: List['filters'] = []): List {
  return { path, filters, namespace: null, items };
}

/** The path of the listings for which a facet has this value, and of those that a second one narrows. */
export function facetPath(...filters: { facet: Facet; value: string }[]): string {
  return filters.map(({ facet, value }) => `${facet.code}/${value}/`).join('');
}

/** Each set of filters that a list is made for. */
export function filterSets(): List['filters'][] {
  return FACETS.flatMap((facet) =>
    Object.keys(facet.values).flatMap((value) => {
      const first = { facet, value };
      return [[first], ...narrowing(first).map((second) => [first, second])];
    }),
  );
}

/** What can narrow a list further. */
export function narrowing({ facet, value }: { facet: Facet; value: string }): List['filters'] {
  if (facet.code !== NARROWED.facet || !NARROWED.values.some((one) => one === value)) return [];
  return FACETS.filter(({ code }) => NARROWED.by.some((one) => one === code)).flatMap((second) =>
    Object.keys(second.values).map((value) => ({ facet: second, value })),
  );
}

function faceted(items: readonly Listed[]): Lists['faceted'] {
  const lists = new Map(
    filterSets().map((filters) => {
      const path = facetPath(...filters);
      return [path, list(path, [], filters)];
    }),
  );
  for (const item of items) {
    const found = FACETS.map((facet) => ({ facet, value: facet.of(item) ?? '' }));
    for (const first of found) {
      lists.get(facetPath(first))?.items.push(item);
      if (first.facet.code !== NARROWED.facet) continue;
      for (const second of found) lists.get(facetPath(first, second))?.items.push(item);
    }
  }
  for (const [path, { items }] of lists) if (items.length === 0) lists.delete(path);
  return lists;
}

function byNamespace(items: readonly Listed[]): List[] {
  const lists = new Map<string, List>();
  for (const item of items) {
    const { name } = item.standing.listing;
    const namespace = name.slice(0, name.indexOf('/'));
    const found = lists.get(namespace);
    if (found === undefined) {
      const path = namespacePath(item.standing.slug);
      lists.set(namespace, { path, filters: [], namespace, items: [item] });
    } else found.items.push(item);
  }
  return [...lists.values()].sort((a, b) => ((a.namespace ?? '') < (b.namespace ?? '') ? -1 : 1));
}

/** The namespaces that have pages. */
export function severalIn({ namespaces }: Pick<Lists, 'namespaces'>): List[] {
  return namespaces.filter(({ items }) => items.length > 1);
}

/** The list of the namespace that a slug is in, below directory/. It is there for two listings or more. */
export function namespacePath(slug: string): string {
  return `namespace/${slug.slice(0, slug.indexOf('/'))}/`;
}

/** Whether a namespace has a list of its own: two listings or more, which stand side by side among all. */
export function hasNamespaceList(
  { standings }: Pick<Site, 'standings'>,
  namespace: string,
): boolean {
  const prefix = `${namespace}/`;
  let [from, to] = [0, standings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((standings[middle]?.listing.name ?? '') < prefix) from = middle + 1;
    else to = middle;
  }
  return standings[from + 1]?.listing.name.startsWith(prefix) === true;
}

function newestOf(items: readonly Listed[]): Listed[] {
  return items
    .map((item) => ({ item, time: Date.parse(item.standing.listing.published_at ?? '') || 0 }))
    .sort((a, b) => b.time - a.time)
    .slice(0, NEWEST)
    .map(({ item }) => item);
}
