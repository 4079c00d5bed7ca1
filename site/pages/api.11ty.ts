import type { PageData } from '../page-data.ts';
import { apiPage } from '../parts/api.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.api) };

export function render({ site }: PageData): string {
  return apiPage(site());
}
