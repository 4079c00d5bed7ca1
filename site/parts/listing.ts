import type { Site } from '../data.ts';
import { absolute, href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { counted } from '../view/format.ts';
import type { EndpointView, ListingView } from '../view/listing.ts';
import { connectSection } from './connect.ts';
import { gradeSection } from './grade.ts';
import { historySection } from './history.ts';
import { layout } from './layout.ts';
import { reportCardSection } from './report-card.ts';
import { toolsSection } from './tools.ts';
import { chip, facts, foreign, time } from './words.ts';

export function listingPage(site: Site, view: ListingView): string {
  const { endpoint } = view;
  return layout(site, {
    path: PATHS.listing(view.slug),
    title: `${view.title}: ${view.status.label}, grade ${view.grade.letter}`,
    description: `${view.name}: ${view.status.label}, grade ${view.grade.letter}, ${counted(view.tools.count, 'tool')}. ${view.description}`,
    ...(endpoint !== null && { json: PATHS.server(view.slug) }),
    body: html`${heading(site, view)}
<div class="columns"><div class="main">
${verdict(view)}
${gradeSection(site, view.grade)}
${endpoint !== null && historySection(endpoint)}
${view.card !== null && reportCardSection(site, view.card)}
${toolsSection(view.tools)}
${connectSection(view)}
</div><aside aria-label="Facts">
<section class="card" aria-labelledby="facts"><h2 id="facts">Facts</h2>${facts(view.facts)}${facts(view.links)}</section>
${endpoint !== null && badgeSection(site, view)}
${endpoint !== null && readSection(site, view, endpoint)}
</aside></div>`,
  });
}

function heading(site: Site, view: ListingView): Html {
  return html`<nav class="trail" aria-label="Breadcrumb"><a href="${href(site.place, PATHS.directory(1))}">Directory</a> <span aria-hidden="true">/</span> ${foreign(view.namespace)}</nav>
<header class="lead">
<h1>${foreign(view.title)}</h1>
<p class="name">${view.title !== view.name && html`<code>${foreign(view.name)}</code> `}${view.version !== '' && html`<span>version ${foreign(view.version)}</span>`}${view.official && html` <span class="tag">official</span>`}</p>
${view.description !== '' && html`<p>${foreign(view.description)}</p>`}
${view.deprecated !== null && html`<p class="note"><strong>Deprecated.</strong> ${foreign(view.deprecated)}</p>`}
</header>`;
}

function verdict(view: ListingView): Html {
  const { status } = view;
  return html`<section class="card verdict ${status.tone}" aria-labelledby="status"><h2 id="status" class="unseen">Status</h2>
<p class="state">${chip(status.tone, status.label)}</p>
<p>${status.sentence}</p>
${view.reason !== null && html`<p class="reason">${view.reason}</p>`}
${view.pending !== null && html`<p class="note"><strong>Waiting for a second opinion.</strong> ${view.pending}</p>`}
<ul class="labels">${view.labels.map(({ kind, text }) => html`<li><span>${kind}</span> ${text}</li>`)}</ul>
</section>`;
}

function badgeSection(site: Site, view: ListingView): Html {
  const badge = PATHS.badge(view.slug);
  const snippet = `[![MCP roll call](${absolute(site.place, badge)})](${absolute(site.place, PATHS.listing(view.slug))})`;
  return html`<section class="card" aria-labelledby="badge"><h2 id="badge">Badge</h2>
<p><img src="${href(site.place, badge)}" alt="MCP roll call: ${view.status.label}, grade ${view.grade.letter}" height="20"></p>
<p>For your README, in Markdown:</p>
<pre tabindex="0"><code>${snippet}</code></pre>
<p>Also as a <a href="${href(site.place, PATHS.shields(view.slug))}">Shields endpoint</a>.</p></section>`;
}

function readSection(site: Site, view: ListingView, { probed, method }: EndpointView): Html {
  return html`<section class="card" aria-labelledby="read"><h2 id="read">How this was read</h2>
${
  probed === null
    ? html`<p>It was not: no probe of this endpoint is stored.</p>`
    : html`<p>Last probed ${time(probed)}: initialize, notifications/initialized and tools/list, without credentials. No tool was called. Method: <code>${method}</code>.</p>`
}
<p><a href="${href(site.place, PATHS.handshakeMethod)}">The whole method</a> · <a href="${href(site.place, PATHS.server(view.slug))}">This page as JSON</a></p></section>`;
}
