import type { ItemData } from '../page-data.ts';
import { directoryPage } from '../parts/directory.ts';
import { fileOf, PATHS } from '../paths.ts';
import { directoryView, type ListPage } from '../view/directory.ts';
import type { Lists } from '../view/lists.ts';

/** `item` is the place of a page in its batch. */
interface DirectoryData extends ItemData<number> {
  lists: () => Lists;
  pageAt: (item: number) => ListPage;
}

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ pageAt, item }: DirectoryData) => {
    const { list, page } = pageAt(item);
    return fileOf(PATHS.list(list.path, page));
  },
};

export function render({ site, lists, pageAt, item }: DirectoryData): string {
  return directoryPage(site(), directoryView(lists(), pageAt(item)));
}
