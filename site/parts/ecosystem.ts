import { RULES } from '../../src/judge/report-card/index.ts';
import { type Bar, barTable } from '../charts/bars.ts';
import { spark } from '../charts/spark.ts';
import { type Course, stackChart } from '../charts/stack.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { courses, type Ecosystem, ecosystem, slices } from '../view/ecosystem.ts';
import { count, counted, moment, percent } from '../view/format.ts';
import { layout } from './layout.ts';
import { coded, foreign, time } from './words.ts';

export function ecosystemPage(site: Site): string {
  const state = ecosystem(site);
  const { listings, endpoints, statuses } = state.now;
  const live = statuses.live_ok ?? 0;
  const liveTools = sum(state.tools);
  const parts = slices(state);
  const overTime = courses(site);
  return layout(site, {
    path: PATHS.ecosystem,
    title: 'The state of the MCP ecosystem',
    description: `How many of ${count(listings)} listed MCP servers answer, over which protocol versions, behind which gates, with how many tools.`,
    json: PATHS.ecosystemJson,
    more: true,
    body: html`<header class="lead">
<h1>The state of the ecosystem</h1>
<p>${counted(listings, 'listing')} in the registry, ${count(endpoints)} with an endpoint, ${count(live)} of them live. All numbers are of listings, counted after each daily run, and are <a href="${href(site.place, PATHS.ecosystemJson)}">also there as JSON</a>.</p>
</header>
${section('statuses', 'Who answers', 'A listing is live when a stranger without credentials gets its list of tools.', listings, 'listings', parts.statuses, overTime.statuses)}
${section('eras', 'Eras', 'How live servers answered the handshake, which tries Streamable HTTP first: one that speaks an older or a newer era too counts by what it answered.', live, 'live listings', parts.eras, overTime.eras)}
<div class="pair">
${section('versions', 'Protocol versions', 'What live servers agreed to when the handshake asked for 2024-11-05. It does not tell the newest that they speak.', live, 'live listings', parts.versions)}
${section('transports', 'Transports', 'As the listings name them.', listings, 'listings', parts.transports)}
</div>
${section('auth', 'Authentication', 'What stood in the way of listing tools, and how it was said.', endpoints, 'listings with an endpoint', parts.auth, overTime.auth)}
<div class="pair">
${section('tools', 'Tools', 'How many tools a server lists, where the list was read live.', liveTools, 'listings read live', parts.tools)}
${hosts(state)}
</div>
${section('grades', 'Grades', 'What could be verified about a listing; not how safe it is.', listings, 'listings', parts.grades, overTime.grades)}
${rules(site, state)}`,
  });
}

function section(
  id: string,
  title: string,
  note: string,
  whole: number,
  of: string,
  bars: readonly Bar[],
  course?: Course,
): Html {
  return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="small">${note}</p>
${course !== undefined && stackChart(course)}
${barTable(`${title}: the numbers of today`, bars, whole, of)}</section>`;
}

function hosts({ hosts, all_hosts, now }: Ecosystem): Html {
  const bars = hosts.map(
    ({ host, endpoints }): Bar => ({
      label: html`<code>${foreign(host)}</code>`,
      value: endpoints,
      tone: 'local',
    }),
  );
  return html`<section class="card" aria-labelledby="hosts"><h2 id="hosts">Hosts</h2>
<p class="small">${counted(all_hosts, 'host')} in all; ${hosts.length === 0 ? 'none has more than one endpoint.' : 'these have the most endpoints.'}</p>
${hosts.length > 0 && barTable('Hosts with the most endpoints', bars, now.endpoints, 'listings with an endpoint')}</section>`;
}

/** Of cards that are open only: what a closed one would find is not kept. */
function rules(site: Site, { cards }: Ecosystem): Html {
  return html`<section class="card" aria-labelledby="rules"><h2 id="rules">What report cards find</h2>
${
  cards === null || cards.cards === 0
    ? html`<p>No report card is open yet. A card opens 14 days after the first read of its listing, and only then is anything of it counted.</p>`
    : foundByRules(site, cards)
}</section>`;
}

function foundByRules(
  site: Site,
  { cards, rules, cards_at }: NonNullable<Ecosystem['cards']>,
): Html {
  const method = href(site.place, PATHS.reportCardMethod);
  const when = moment(cards_at);
  const counts = RULES.map((rule) => ({ rule, value: rules[rule.id] ?? 0 }));
  const found = counts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const silent = counts.length - found.length;
  return html`<p class="small">${counted(cards, 'card')} ${cards === 1 ? 'is' : 'are'} open${when !== null && html` as of ${time(when)}`}; a rule counts once a card. ${silent > 0 && html`<a href="${method}#rules">${counted(silent, 'rule')} of ${counts.length}</a> found nothing.`}</p>
${
  found.length > 0 &&
  html`<table class="rules"><caption class="unseen">Rules of the report card, by the open cards that they are on</caption>
<thead><tr><th scope="col">Rule</th><th scope="col" class="num">Cards</th><th scope="col">Share over time</th></tr></thead>
<tbody>${found.map(
    ({
      rule,
      value,
    }) => html`<tr><th scope="row"><a href="${method}#${rule.id}"><code>${rule.id}</code></a> <span class="small">${rule.severity}${rule.stop && ', stop'}. ${coded(rule.text)}</span></th><td class="num"><strong>${count(value)}</strong><br><span class="small">${percent(value / cards)}</span></td><td>${ruleCourse(site, rule.id)}</td></tr>
`,
  )}</tbody></table>`
}`;
}

function ruleCourse({ totals }: Site, id: string): Html {
  const points = totals.flatMap(({ day, cards, rules }) =>
    cards === undefined || cards === 0 ? [] : [{ day, value: (rules?.[id] ?? 0) / cards }],
  );
  return points.length < 2 ? html`` : spark(id, points, percent, 'local');
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, value) => total + value, 0);
}
