import type { PageData } from '../page-data.ts';
import { claimPage } from '../parts/claim.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.claim) };

export function render({ site }: PageData): string {
  return claimPage(site());
}
