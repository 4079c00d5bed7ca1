import type { ItemData } from '../page-data.ts';
import { directoryPage } from '../parts/directory.ts';
import { fileOf, PATHS } from '../paths.ts';
import { directoryView } from '../view/directory.ts';

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ item }: ItemData<number>) => fileOf(PATHS.directory(item)),
};

export function render({ site, item }: ItemData<number>): string {
  return directoryPage(site(), directoryView(site(), item));
}
