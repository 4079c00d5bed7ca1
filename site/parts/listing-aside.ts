import { HANDSHAKE_REQUESTS } from '../../src/observation/budgets.ts';
import { hasDetails } from '../budget.ts';
import type { Site } from '../data.ts';
import { absolute, href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { EndpointView, ListingView } from '../view/listing.ts';
import { repositoryLinks } from '../view/repository.ts';
import { contact } from './contact.ts';
import { snippet } from './snippet.ts';
import { facts, time } from './words.ts';

/** What stands beside the findings: facts, the badge, how it was read, the files. */
export function listingAside(site: Site, view: ListingView): Html {
  const { endpoint } = view;
  return html`<aside aria-label="Facts">
<section class="card" aria-labelledby="facts"><h2 id="facts">Facts</h2>${facts(view.facts)}${facts(view.links)}</section>
${endpoint !== null && badgeSection(site, view)}
${endpoint !== null && readSection(site, endpoint)}
${filesSection(site, view)}
</aside>`;
}

function badgeSection(site: Site, { slug, status, grade }: ListingView): Html {
  const badge = absolute(site.place, PATHS.badge(slug));
  const page = absolute(site.place, PATHS.listing(slug));
  const shields = absolute(site.place, PATHS.shields(slug));
  const alt = 'MCP roll call';
  return html`<section class="card" aria-labelledby="badge"><h2 id="badge">Badge</h2>
<p><img src="${href(site.place, PATHS.badge(slug))}" alt="${alt}: ${status.label}, grade ${grade.letter}" height="20"></p>
<h3>Markdown</h3>${snippet('b0', 'the badge in Markdown', `[![${alt}](${badge})](${page})`)}
${
  hasDetails(site)
    ? html`<details><summary>HTML</summary>${snippet('b1', 'the badge in HTML', `<a href="${page}"><img src="${badge}" alt="${alt}" height="20"></a>`)}</details>
<details><summary>Shields</summary>${snippet('b2', 'the badge made by Shields', `[![${alt}](https://img.shields.io/endpoint?url=${encodeURIComponent(shields)})](${page})`)}<p class="small">Made from <a href="${href(site.place, PATHS.shields(slug))}">this document</a>.</p></details>`
    : html`<p class="small"><a href="${href(site.place, PATHS.shields(slug))}">Its document for Shields</a></p>`
}</section>`;
}

function readSection(site: Site, { probed, method }: EndpointView): Html {
  const { config } = site;
  const links = repositoryLinks(site, 'a/a');
  return html`<section class="card" aria-labelledby="read"><h2 id="read">How this was read</h2>
${
  probed === null
    ? html`<p>It was not: no probe of this endpoint is stored.</p>`
    : html`<p>Last probed ${time(probed)}, by the client <code>${config.client_name}</code>, from ${links === null ? 'one place' : html`<a href="${links.probe}" rel="noopener">a scheduled workflow</a> on a GitHub runner`}${hasDetails(site) && `: initialize, notifications/initialized and tools/list, without credentials. No tool was called. A probe sends ${HANDSHAKE_REQUESTS} requests at most, mostly four`}. Method: <code>${method}</code>.</p>`
}
<p>It is one look from one network a day. <a href="${href(site.place, PATHS.handshakeMethod)}">The whole method</a></p></section>`;
}

function filesSection(site: Site, view: ListingView): Html | false {
  const { slug, name, endpoint, changes, hasToolset, card } = view;
  const links = repositoryLinks(site, name);
  const feed = PATHS.feed(slug);
  const own = [
    endpoint !== null &&
      html`<a href="${href(site.place, PATHS.server(slug))}">This page as JSON</a>`,
    changes.length > 0 && html`<a href="${href(site.place, feed.atom)}">Its changes as Atom</a>`,
    changes.length > 0 &&
      html`<a href="${href(site.place, feed.json)}">Its changes as JSON Feed</a>`,
    hasToolset &&
      links !== null &&
      html`<a href="${links.toolset}" rel="noopener">Its tools as they were read</a>`,
    card !== null &&
      'card' in card &&
      links !== null &&
      html`<a href="${links.card}" rel="noopener">Its report card as data</a>`,
    links === null
      ? html`Something wrong? ${contact(site.config.contact)}`
      : html`<a href="${links.dispute}" rel="noopener">Something here is wrong</a>`,
  ];
  return html`<section class="card" aria-labelledby="files"><h2 id="files">Data and disputes</h2>
<ul class="plain">${own.filter((item) => item !== false).map((item) => html`<li>${item}</li>`)}</ul></section>`;
}
