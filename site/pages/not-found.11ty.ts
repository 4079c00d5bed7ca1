import type { PageData } from '../page-data.ts';
import { notFoundPage } from '../parts/not-found.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.notFound) };

export function render({ site }: PageData): string {
  return notFoundPage(site());
}
