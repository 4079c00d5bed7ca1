import type { PageData } from '../page-data.ts';
import { checkupMethodPage } from '../parts/checkup-method.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.checkupMethod) };

export function render({ site }: PageData): string {
  return checkupMethodPage(site());
}
