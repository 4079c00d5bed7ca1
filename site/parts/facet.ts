import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { FacetView } from '../view/facet.ts';
import { layout } from './layout.ts';
import { trail } from './trail.ts';

/** All values of a facet: how many listings have each, what it means, and the list of them. */
export function facetPage(site: Site, view: FacetView): string {
  const { path, title, total, values, without } = view;
  return layout(site, {
    path,
    title: `MCP servers by ${title.toLowerCase()}`,
    description: `${total} MCP servers by ${title.toLowerCase()}: ${values.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
    json: PATHS.statusJson,
    more: true,
    body: html`${trail(site.place, [
      { words: 'Directory', path: PATHS.directory(1) },
      { words: title, path: null },
    ])}<header class="lead">
<h1>${title}</h1>
<p>${without === null ? html`Each of the ${total} listings is in one of these lists.` : html`Of ${total} listings, those that have one.`}</p>
</header>
<div class="prose"><table class="meanings">
<caption class="unseen">Lists by ${title.toLowerCase()}</caption>
<thead><tr><th scope="col">List</th><th scope="col" class="num">Listings</th><th scope="col">What is in it</th></tr></thead>
<tbody>
${values.map((value) => row(site, value))}${without !== null && html`<tr><th scope="row">None of these</th><td class="num">${without}</td><td></td></tr>\n`}</tbody>
</table></div>`,
  });
}

function row(site: Site, { label, means, count, path }: FacetView['values'][number]): Html {
  return html`<tr><th scope="row">${path === null ? label : html`<a href="${href(site.place, path)}">${label}</a>`}</th><td class="num">${count}</td><td>${means}</td></tr>\n`;
}
