import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { counted } from '../view/format.ts';
import type { ListingView } from '../view/listing.ts';
import { authSection } from './auth.ts';
import { checkupSection } from './checkup.ts';
import { connectSection } from './connect.ts';
import { dial, gradeSection } from './grade.ts';
import { historySection } from './history.ts';
import { layout } from './layout.ts';
import { lintSection } from './lint.ts';
import { listingAside } from './listing-aside.ts';
import { changesSection } from './listing-changes.ts';
import { reportCardSection } from './report-card.ts';
import { toolsSection } from './tools.ts';
import { trail } from './trail.ts';
import { chip, facts, foreign } from './words.ts';

export function listingPage(site: Site, view: ListingView): string {
  const { endpoint, slug, changes } = view;
  return layout(site, {
    path: PATHS.listing(slug),
    title: `${view.title}: ${view.status.label}, grade ${view.grade.letter}`,
    description: `${view.name}: ${view.status.label}, grade ${view.grade.letter}, ${counted(view.tools.count, 'tool')}. ${view.description}`,
    ...(endpoint !== null && { json: PATHS.server(slug) }),
    ...(changes.length > 0 && { feed: PATHS.feed(slug) }),
    on: true,
    body: html`${heading(site, view)}
${verdict(view)}
<div class="columns"><div class="main">
${connectSection(view.connect)}
${gradeSection(site, view.grade)}
${endpoint !== null && historySection(endpoint)}
${toolsSection(site, view)}
${endpoint !== null && authSection(view.auth)}
${view.card !== null && reportCardSection(site, view.card)}
${view.checkup !== null && checkupSection(site, slug, view.checkup)}
${view.lint !== null && lintSection(site, view.lint)}
${changesSection(site, view)}
</div>${listingAside(site, view)}</div>`,
  });
}

function heading(site: Site, view: ListingView): Html {
  const { optOut } = view;
  const list = view.namespaceList;
  const above = { words: view.namespace, path: list === null ? null : PATHS.list(list, 1) };
  return html`${trail(site.place, [{ words: 'Directory', path: PATHS.directory(1) }, above])}<header class="lead">
<h1>${foreign(view.title)}</h1>
<p class="name">${view.title !== view.name && html`<code>${foreign(view.name)}</code> `}${view.version !== '' && html`<span>version ${foreign(view.version)}</span>`}${view.official && html` <span class="tag">official</span>`}${view.claim !== null && html` <span class="tag">claimed by @${view.claim.github}</span>`}</p>
${view.description !== '' && html`<p>${foreign(view.description)}</p>`}
${view.deprecated !== null && html`<p class="note"><strong>Deprecated.</strong> ${foreign(view.deprecated)}</p>`}
${optOut !== null && html`<p class="note"><strong>Not read.</strong> Its owner asked us not to, on ${optOut.date}: ${foreign(optOut.reason)}</p>`}
</header>`;
}

/** Status and grade, in words and numbers, before anything else. */
function verdict(view: ListingView): Html {
  const { status } = view;
  return html`<section class="card verdict ${status.tone}" aria-labelledby="status"><h2 id="status" class="unseen">Status</h2>
<div class="glance"><div><p class="state">${chip(status.tone, status.label)}</p>
<p>${status.sentence}</p>
${view.reason !== null && html`<p class="reason">${view.reason}</p>`}
${view.pending !== null && html`<p class="note"><strong>Waiting for a second opinion.</strong> ${view.pending}</p>`}</div>${dial(view.grade)}</div>
<div class="figures">${facts(view.figures)}</div>
</section>`;
}
