import type { Site } from './data.ts';

/** What Eleventy hands to every template. The site comes as a function, because Eleventy copies whatever is data. */
export interface PageData {
  site: () => Site;
}

/** Of a template that is rendered once an item. */
export interface ItemData<Item> extends PageData {
  item: Item;
}
