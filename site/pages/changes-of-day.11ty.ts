import type { ItemData } from '../page-data.ts';
import { changesOfDayPage } from '../parts/changes.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = {
  pagination: { data: 'days', size: 1, alias: 'item', addAllPagesToCollections: false },
  permalink: ({ site, item }: ItemData<number>) =>
    fileOf(PATHS.changesOfDay(site().changes.days[item]?.day ?? '')),
};

export function render({ site, item }: ItemData<number>): string {
  return changesOfDayPage(site(), item);
}
