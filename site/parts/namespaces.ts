import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { NamespaceLink, NamespacesView } from '../view/namespaces.ts';
import { layout } from './layout.ts';
import { pager } from './pager.ts';
import { trail } from './trail.ts';
import { foreign } from './words.ts';

export function namespacesPage(site: Site, view: NamespacesView): string {
  const { page, pages, total } = view;
  const up = { words: 'Directory', path: PATHS.directory(1) };
  return layout(site, {
    path: view.path,
    title: page === 1 ? 'Namespaces' : `Namespaces, page ${page}`,
    description: `${total} namespaces of the MCP registry that have several servers. Page ${page} of ${pages}.`,
    more: true,
    body: html`${trail(site.place, [up, { words: 'Namespaces', path: null }])}<header class="lead">
<h1>Namespaces</h1>
<p>A name in the registry starts with the namespace of its publisher: a domain that is theirs, or an account on GitHub. ${total} have several listings; ${view.single} more have one each.</p>
</header>
${view.largest.length > 0 && section('largest', 'The largest', links(site, view.largest))}
${view.all.length > 0 && section('all', 'By name', links(site, view.all))}
${pages > 1 && pager(site.place, page, view.links)}`,
  });
}

function section(id: string, title: string, body: Html): Html {
  return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${body}</section>`;
}

function links(site: Site, namespaces: readonly NamespaceLink[]): Html {
  return html`<ul class="names">${namespaces.map(({ name, count, path }) => html`<li><a href="${href(site.place, path)}">${foreign(name)}</a> <span class="count">${count}</span></li>\n`)}</ul>`;
}
