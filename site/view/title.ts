import type { Listing } from '../../src/generated/catalog.ts';
import { cut } from '../../src/render/text.ts';

/** What a listing is called on pages: its publisher's title, or its name where there is none. */
export function titleOf({ title, name }: Listing): string {
  return cut(title?.trim() || name, 120);
}
