import type { PageData } from '../page-data.ts';
import { openingsPage } from '../parts/openings.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.openings) };

export function render({ site }: PageData): string {
  return openingsPage(site());
}
