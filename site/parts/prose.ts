import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { layout, type Page } from './layout.ts';

export interface Section {
  id: string;
  title: string;
  body: Html;
}

export interface Prose extends Omit<Page, 'body' | 'more'> {
  /** The heading, where it is not the title. */
  heading?: string;
  lead: Html;
  sections: readonly Section[];
}

/** A page of text in sections. */
export function prosePage(site: Site, { heading, lead, sections, ...page }: Prose): string {
  return layout(site, {
    ...page,
    more: true,
    body: html`<header class="lead">
<h1>${heading ?? page.title}</h1>
<p>${lead}</p>
</header>
<div class="prose">
${sections.map(({ id, title, body }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${body}</section>\n`)}</div>`,
  });
}

export function bullets(items: readonly (Html | string)[]): Html {
  return html`<ul>${items.map((item) => html`<li>${item}</li>\n`)}</ul>`;
}
