import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { DirectoryView } from '../view/directory.ts';
import { layout } from './layout.ts';
import { listingTable } from './rows.ts';

export function directoryPage(site: Site, view: DirectoryView): string {
  const { page, pages, total, from, to } = view;
  const range = `Listings ${from} to ${to} of ${total}, by name`;
  return layout(site, {
    path: PATHS.directory(page),
    title: page === 1 ? 'Directory of MCP servers' : `Directory of MCP servers, page ${page}`,
    description: `${total} public MCP servers with status, grade, tools and uptime. Page ${page} of ${pages}.`,
    json: PATHS.servers,
    body: html`<header class="lead">
<h1>Directory</h1>
<p>Every listing, what its endpoint answered when it was last called, and what that earns it. <a href="${href(site.place, PATHS.handshakeMethod)}">What the words mean</a>.</p>
</header>
${view.rows.length === 0 ? html`<p class="card">Nothing is listed yet.</p>` : listingTable(site.place, range, view.rows)}
${pages > 1 && pager(site, view)}`,
  });
}

function pager(site: Site, { page, pages, links }: DirectoryView): Html {
  const step = (to: number, words: string, rel: string): Html =>
    html`<li><a href="${href(site.place, PATHS.directory(to))}" rel="${rel}">${words}</a></li>`;
  return html`<nav class="pager" aria-label="Pages of the directory"><ul>
${page > 1 && step(page - 1, '← Previous', 'prev')}
${links.map((link) =>
  link === null
    ? html`<li aria-hidden="true">…</li>`
    : html`<li><a href="${href(site.place, link.path)}"${link.page === page && html` aria-current="page"`}><span class="unseen">Page </span>${link.page}</a></li>`,
)}
${page < pages && step(page + 1, 'Next →', 'next')}
</ul></nav>`;
}
