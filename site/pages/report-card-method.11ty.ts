import type { PageData } from '../page-data.ts';
import { reportCardMethodPage } from '../parts/report-card-method.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.reportCardMethod) };

export function render({ site }: PageData): string {
  return reportCardMethodPage(site());
}
