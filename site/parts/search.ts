import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { count } from '../view/format.ts';
import { layout } from './layout.ts';
import { searchForm } from './search-form.ts';

export function searchPage(site: Site): string {
  const total = count(site.standings.length);
  return layout(site, {
    path: PATHS.search,
    title: 'Search',
    description: `Search ${total} public MCP servers by name, purpose and the names of their tools.`,
    more: true,
    on: true,
    body: html`<header class="lead"><h1>Search</h1>
<p>Over the names, titles, descriptions and tools of ${total} listings. Every word has to be found, and the beginning of one is enough.</p></header>
${searchForm(site, { asked: true })}
<noscript><p class="note">The search runs in your browser and needs JavaScript. Without it, the <a href="${href(site.place, PATHS.directory(1))}">directory</a> has every listing, by status, grade, transport, namespace and more.</p></noscript>`,
  });
}
