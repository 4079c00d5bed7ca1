import type { PageData } from '../page-data.ts';
import { homePage } from '../parts/home.ts';
import { fileOf, PATHS } from '../paths.ts';
import { homeView } from '../view/home.ts';

export const data = { permalink: fileOf(PATHS.home) };

export function render({ site }: PageData): string {
  return homePage(site(), homeView(site()));
}
