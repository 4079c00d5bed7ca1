import type { PageData } from '../page-data.ts';
import { aboutPage } from '../parts/about.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.about) };

export function render({ site }: PageData): string {
  return aboutPage(site());
}
