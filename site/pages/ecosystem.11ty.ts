import type { PageData } from '../page-data.ts';
import { ecosystemPage } from '../parts/ecosystem.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.ecosystem) };

export function render({ site }: PageData): string {
  return ecosystemPage(site());
}
