import type { PageData } from '../page-data.ts';
import { neverGradedPage } from '../parts/never-graded.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.neverGraded) };

export function render({ site }: PageData): string {
  return neverGradedPage(site());
}
