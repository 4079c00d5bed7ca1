import { cut } from '../../src/render/text.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { Choice, DirectoryView } from '../view/directory.ts';
import { count } from '../view/format.ts';
import { layout } from './layout.ts';
import { pager } from './pager.ts';
import { listingTable } from './rows.ts';
import { searchForm } from './search-form.ts';
import { trail } from './trail.ts';
import { foreign } from './words.ts';

export function directoryPage(site: Site, view: DirectoryView): string {
  const { page, pages, total, from, to } = view;
  const isAll = view.trail.length === 0;
  const title = isAll ? 'Directory of MCP servers' : `${cut(view.title, 50)} · MCP servers`;
  const range = `Listings ${from} to ${to} of ${total}, ${view.order}`;
  return layout(site, {
    path: view.path,
    title: page === 1 ? title : `${title}, page ${page}`,
    description: `${isAll ? `${total} public MCP servers` : `${view.title}: ${total} MCP servers`} with status, grade, tools and auth. Page ${page} of ${pages}.`,
    json: PATHS.servers,
    more: true,
    on: isAll && page === 1,
    body: html`${!isAll && trail(site.place, view.trail)}<header class="lead">
<h1>${foreign(view.title)}</h1>
<p>${isAll ? html`Every listing, what its endpoint answered when it was last called, and what that earns it. <a href="${href(site.place, PATHS.handshakeMethod)}">What the words mean</a>.` : (view.means ?? `The ${total} that were published last.`)}</p>
</header>
${isAll && page === 1 && searchForm(site)}
${view.choices.length > 0 && choices(site, view.choices)}
${view.rows.length === 0 ? html`<p class="card">Nothing is listed yet.</p>` : listingTable(site, { caption: range, dated: view.dated }, view.rows)}
${pages > 1 && pager(site.place, page, view.links)}
${view.left > 0 && html`<p class="small">So that the site fits its host this list ends here. ${count(view.left)} more of it are in the <a href="${href(site.place, PATHS.directory(1))}">whole directory</a> and in the <a href="${href(site.place, PATHS.search)}">search</a>.</p>`}`,
  });
}

function choices(site: Site, rows: DirectoryView['choices']): Html {
  return html`<nav class="facets" aria-label="Lists"><dl>${rows.map(({ title, path, choices }) => html`<div><dt>${path === null ? title : html`<a href="${href(site.place, path)}">${title}</a>`}</dt><dd>${choices.map((one) => choiceLink(site, one))}</dd></div>`)}</dl></nav>`;
}

function choiceLink(site: Site, { words, count, path, current }: Choice): Html {
  return html`<a href="${href(site.place, path)}"${current && html` aria-current="true"`}>${words}${count !== null && html` <span class="count">${count}</span>`}</a> `;
}
