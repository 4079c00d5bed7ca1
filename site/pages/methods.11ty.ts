import type { PageData } from '../page-data.ts';
import { methodsPage } from '../parts/methods.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.methods) };

export function render({ site }: PageData): string {
  return methodsPage(site());
}
