import type { PageData } from '../page-data.ts';
import { licencePage } from '../parts/licence.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.licence) };

export function render({ site }: PageData): string {
  return licencePage(site());
}
