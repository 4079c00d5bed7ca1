import type { Place } from '../href.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { foreign } from './words.ts';

/** Where a page stands: what is above it, and last, without a link, itself. */
export function trail(
  place: Place,
  steps: readonly { words: string; path: string | null }[],
): Html {
  return html`<nav class="trail" aria-label="Breadcrumb">${steps.map(({ words, path }, index) => html`${index > 0 && html` <span aria-hidden="true">/</span> `}${path === null ? foreign(words) : html`<a href="${href(place, path)}">${foreign(words)}</a>`}`)}</nav>\n`;
}
