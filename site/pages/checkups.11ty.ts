import type { ItemData } from '../page-data.ts';
import { checkupsPage } from '../parts/checkups.ts';
import { fileOf, PATHS } from '../paths.ts';
import type { CheckupsView } from '../view/checkups.ts';

/** `item` is the place of a view in its batch. */
interface CheckupsData extends ItemData<number> {
  viewAt: (item: number) => CheckupsView;
}

export const data = {
  pagination: { data: 'items', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ viewAt, item }: CheckupsData) => fileOf(PATHS.checkups(viewAt(item).slug)),
};

export function render({ site, viewAt, item }: CheckupsData): string {
  return checkupsPage(site(), viewAt(item));
}
