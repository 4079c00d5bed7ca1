import type { PageData } from '../page-data.ts';
import { correctionsPage } from '../parts/corrections.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.corrections) };

export function render({ site }: PageData): string {
  return correctionsPage(site());
}
