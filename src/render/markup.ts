import { visible } from './visible.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Inert in HTML, as element content and in quoted attributes; hidden characters are shown. */
export function htmlText(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Inert in XML 1.0 (SVG, feeds, sitemaps, JUnit). What XML can't hold at all is among what `visible` shows. */
export function xmlText(text: string): string {
  return htmlText(text);
}
