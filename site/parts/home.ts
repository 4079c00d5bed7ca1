import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { HomeView } from '../view/home.ts';
import { icon } from './icon.ts';
import { layout } from './layout.ts';
import { chip, foreign, time } from './words.ts';

export function homePage(site: Site, view: HomeView): string {
  const link = (path: string): string => href(site.place, path);
  return layout(site, {
    path: PATHS.home,
    title: 'Roll Call: which MCP servers answer',
    description: `Roll Call asks every public MCP server to answer, once a day, and publishes what came back: ${view.listings} listings, ${view.endpoints} endpoints.`,
    json: PATHS.servers,
    more: true,
    body: html`<header class="hero">
<h1>Which MCP servers answer?</h1>
<p>Roll Call takes the official MCP registry and asks every remote endpoint in it to answer. What came back is published here: a status in plain words, a grade with the reason for every point, and the tools as the server lists them.</p>
<p class="actions"><a class="button" href="${link(PATHS.directory(1))}">Browse the directory</a> <a href="${link(PATHS.handshakeMethod)}">How it is read</a></p>
</header>
<section aria-labelledby="numbers"><h2 id="numbers" class="unseen">The numbers</h2>
<ul class="numbers">
<li><strong>${view.listings}</strong> listings</li>
<li><strong>${view.endpoints}</strong> endpoints</li>
<li><strong>${view.tools}</strong> tools indexed</li>
</ul>
${shares(view)}
</section>
<div class="pair">
${changes(site, view)}
${ownServer(view.repository)}
</div>`,
  });
}

function shares({ statuses }: HomeView): Html {
  return html`<div class="card"><svg class="bar" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">${statuses.map(({ tone, start, width }) => width > 0 && html`<rect class="${tone}" x="${start}" width="${width}" height="12"/>`)}</svg>
<ul class="legend">${statuses.map((status) => html`<li><span class="mark ${status.tone}">${icon(status.tone)}</span>${status.label}<strong>${status.count}</strong><span class="small">${status.share}</span></li>`)}</ul></div>`;
}

function changes(site: Site, view: HomeView): Html {
  return html`<section class="card" aria-labelledby="changes"><h2 id="changes">Latest changes</h2>
${
  view.changes.length === 0
    ? html`<p>No endpoint has been probed yet.</p>`
    : html`<ul class="changes">${view.changes.map(
        ({ row, time: when }) =>
          html`<li><a href="${href(site.place, row.path)}">${foreign(row.title)}</a>${chip(row.status.tone, row.status.label)}<span class="when">${time(when)}</span></li>`,
      )}</ul>`
}</section>`;
}

function ownServer(repository: string | null): Html {
  return html`<section class="card" aria-labelledby="own"><h2 id="own">Check your own server</h2>
<p>The same read runs on your machine, also against an address that nobody else can reach. It lists tools and calls none.</p>
<pre tabindex="0"><code>${repository !== null && html`git clone ${repository}\n`}npm ci
npx rollcall handshake https://your-server.example/mcp</code></pre>
<p>Add <code>--json</code> for a program, <code>--allow-private</code> for a server on your own network. To be listed here, publish to the official MCP registry: the next weekly pull finds you.</p>
</section>`;
}
