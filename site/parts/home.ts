import { spark } from '../charts/spark.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { HomeNumber, HomeView } from '../view/home.ts';
import { changeList } from './change-list.ts';
import { checkBox } from './check-box.ts';
import { layout } from './layout.ts';
import { searchForm } from './search-form.ts';

export function homePage(site: Site, view: HomeView): string {
  return layout(site, {
    path: PATHS.home,
    title: 'Roll Call: which MCP servers answer',
    description: `Roll Call asks every public MCP server to answer, once a day, and publishes what came back: ${view.listings} listings, ${view.endpoints} endpoints.`,
    json: PATHS.servers,
    feed: { atom: PATHS.changesAtom, json: PATHS.changesFeed },
    more: true,
    on: true,
    checks: true,
    body: html`<header class="hero">
<h1>Which MCP servers answer?</h1>
<p>Once a day Roll Call asks every remote server in the official MCP registry to answer, and publishes what came back. Each listing has a status in plain words, a grade with the reason for every point, and the tools as the server lists them.</p>
</header>
${searchForm(site)}
<section aria-labelledby="numbers"><h2 id="numbers" class="unseen">The numbers of today</h2>
<ul class="numbers">${view.numbers.map((number) => numberTile(site, number))}</ul>
<p class="small">Shares over the last 30 days; for listings, their number. <a href="${href(site.place, PATHS.ecosystem)}">The state of the ecosystem</a> in charts and numbers.</p>
</section>
<div class="pair">
${latest(site, view)}
<div>
${checkBox(site)}
${ownServer(site, view.repository)}
</div>
</div>
${browse(site, view)}`,
  });
}

function numberTile(
  site: Site,
  { label, tone, value, share, path, points, say }: HomeNumber,
): Html {
  return html`<li class="card"><a href="${href(site.place, path)}">${label}</a><strong>${value}</strong><span class="small">${share ?? 'in the registry'}</span>${spark(label, points, say, tone)}</li>
`;
}

function latest(site: Site, { changes }: HomeView): Html {
  const link = (path: string): string => href(site.place, path);
  return html`<section class="card" aria-labelledby="changes"><h2 id="changes">What changed lately</h2>
${changes.length === 0 ? html`<p>Nothing was recorded yet: the first run has nothing to compare with.</p>` : changeList(site, changes, true)}
<p class="small"><a href="${link(PATHS.changes)}">All changes by the day</a> · <a href="${link(PATHS.changesAtom)}">Atom</a> · <a href="${link(PATHS.changesFeed)}">JSON Feed</a></p></section>`;
}

function ownServer(site: Site, repository: string | null): Html {
  return html`<section class="card" aria-labelledby="own"><h2 id="own">Check your own server</h2>
<p>The same checks run on your machine, also against an address that nobody else can reach.</p>
<pre tabindex="0"><code>${repository !== null && html`git clone ${repository}\n`}npm ci
npx rollcall check https://your-server.example/mcp</code></pre>
<p>${repository !== null && html`In a workflow, <a href="${repository}/tree/main/actions/validate" rel="noopener">the action</a> does it for each change. `}To be listed here, publish to the official MCP registry: the next weekly pull finds you. <a href="${href(site.place, PATHS.methods)}">How servers are read</a></p>
</section>`;
}

function browse(site: Site, { facets }: HomeView): Html {
  if (facets.length === 0) return html``;
  return html`<section aria-labelledby="browse"><h2 id="browse">Browse the directory</h2>
<div class="browse">${facets.map(({ title, links }) => html`<div><h3>${title}</h3><ul class="plain">${links.map(({ path, label, count }) => html`<li><a href="${href(site.place, path)}">${label}</a> <span class="count">${count}</span></li>`)}</ul></div>`)}</div>
<p><a class="button" href="${href(site.place, PATHS.directory(1))}">Every listing, by name</a></p>
</section>`;
}
