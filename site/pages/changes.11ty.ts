import type { PageData } from '../page-data.ts';
import { changesPage } from '../parts/changes.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.changes) };

export function render({ site }: PageData): string {
  return changesPage(site());
}
