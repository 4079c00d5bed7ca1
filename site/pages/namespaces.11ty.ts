import type { ItemData } from '../page-data.ts';
import { namespacesPage } from '../parts/namespaces.ts';
import { fileOf, PATHS } from '../paths.ts';
import type { Lists } from '../view/lists.ts';
import { namespacesView } from '../view/namespaces.ts';

/** `item` counts pages from 1. */
interface NamespacesData extends ItemData<number> {
  lists: () => Lists;
}

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ item }: NamespacesData) => fileOf(PATHS.namespaces(item)),
};

export function render({ site, lists, item }: NamespacesData): string {
  return namespacesPage(site(), namespacesView(lists(), item));
}
