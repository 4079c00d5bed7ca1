import type { PageData } from '../page-data.ts';
import { searchPage } from '../parts/search.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.search) };

export function render({ site }: PageData): string {
  return searchPage(site());
}
