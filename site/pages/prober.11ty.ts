import type { PageData } from '../page-data.ts';
import { proberPage } from '../parts/prober.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.prober) };

export function render({ site }: PageData): string {
  return proberPage(site());
}
