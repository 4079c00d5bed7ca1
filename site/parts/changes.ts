import { CHANGES_DAYS } from '../../src/store/changes.ts';
import type { ChangeDay, ChangeGroup } from '../changes/digest.ts';
import { GROUPS } from '../changes/groups.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { count, counted, moment } from '../view/format.ts';
import { changeList } from './change-list.ts';
import { icon } from './icon.ts';
import { layout } from './layout.ts';

/** Days told on the first page, and changes of a group there. */
const DAYS_SHOWN = 7;
const FIRST = 5;
const FEED = { atom: PATHS.changesAtom, json: PATHS.changesFeed };

/** What changed lately, day by day. */
export function changesPage(site: Site): string {
  const { days } = site.changes;
  return layout(site, {
    path: PATHS.changes,
    title: 'What changed: MCP servers by the day',
    description:
      'Which MCP servers appeared, vanished, stopped or began to answer, or changed their tools, by the day, with feeds.',
    json: PATHS.changesJson,
    feed: FEED,
    more: true,
    body: html`<header class="lead">
<h1>What changed</h1>
<p>What appeared in the registry or left it, what stopped or began to answer, and whose tools are others than before. A status counts once it is confirmed: one bad day is not yet a change.</p>
<p>${feeds(site)}</p>
</header>
${
  days.length === 0
    ? html`<p class="card">Nothing was recorded yet. The first run has nothing to compare with; what changes from then on is told here for ${CHANGES_DAYS} days.</p>`
    : html`${days.slice(0, DAYS_SHOWN).map((day) => daySection(site, day))}${earlier(site, days.slice(DAYS_SHOWN))}`
}`,
  });
}

/** All changes of one day, or so many of each kind. */
export function changesOfDayPage(site: Site, index: number): string {
  const { days } = site.changes;
  const day = days[index];
  if (day === undefined) throw new RangeError(`there is no day ${index} of changes`);
  const words = dayWords(day.day);
  return layout(site, {
    path: PATHS.changesOfDay(day.day),
    title: `What changed on ${words}`,
    description: `${counted(day.total, 'change')} of MCP servers on ${words}.`,
    json: PATHS.changesOfDayJson(day.day),
    feed: FEED,
    more: true,
    body: html`<nav class="trail" aria-label="Where this is"><a href="${href(site.place, PATHS.changes)}">Changes</a></nav>
<header class="lead"><h1>${words}</h1>
<p>${counted(day.total, 'change')}. ${feeds(site)}</p></header>
${tally(day.groups)}
${day.groups.map(
  (
    group,
  ) => html`<section class="card" aria-labelledby="${group.group}">${heading(group, group.group)}
${changeList(site, group.shown, false)}
${group.total > group.shown.length && html`<p class="small">And ${counted(group.total - group.shown.length, 'more change')} of this kind: all are in the <a href="${href(site.place, PATHS.changesOfDayJson(day.day))}">JSON of the day</a>.</p>`}</section>
`,
)}
${neighbours(site, index)}`,
  });
}

function daySection(site: Site, { day, total, groups }: ChangeDay): Html {
  const link = href(site.place, PATHS.changesOfDay(day));
  return html`<section class="card" aria-labelledby="d${day}"><h2 id="d${day}"><a href="${link}">${dayWords(day)}</a> <span class="count">${counted(total, 'change')}</span></h2>
<div class="groups">${groups.map(
    (group) => html`<div>${heading(group, null)}
${changeList(site, group.shown.slice(0, FIRST), false)}
${group.total > FIRST && html`<p class="small"><a href="${link}#${group.group}">All ${count(group.total)}<span class="unseen"> of “${GROUPS[group.group].title}”</span></a></p>`}</div>`,
  )}</div>
</section>
`;
}

function heading({ group, total }: ChangeGroup, id: string | null): Html {
  const { title, tone } = GROUPS[group];
  const words = html`<span class="mark ${tone}">${icon(tone)}</span>${title} <span class="count">${count(total)}</span>`;
  return id === null ? html`<h3>${words}</h3>` : html`<h2 id="${id}">${words}</h2>`;
}

function tally(groups: readonly ChangeGroup[]): Html {
  return html`<nav aria-label="Kinds of change"><ul class="tally">${groups.map(({ group, total }) => html`<li><a href="#${group}">${GROUPS[group].title}</a> <span class="count">${count(total)}</span></li>`)}</ul></nav>`;
}

function earlier(site: Site, days: readonly ChangeDay[]): Html {
  if (days.length === 0) return html``;
  return html`<section class="card" aria-labelledby="earlier"><h2 id="earlier">Earlier</h2>
<ul class="tally">${days.map(({ day, total }) => html`<li><a href="${href(site.place, PATHS.changesOfDay(day))}">${dayWords(day)}</a> <span class="count">${count(total)}</span></li>`)}</ul></section>`;
}

function neighbours(site: Site, index: number): Html {
  const link = (day: ChangeDay | undefined, rel: 'prev' | 'next'): Html =>
    day === undefined
      ? html``
      : html`<li><a href="${href(site.place, PATHS.changesOfDay(day.day))}" rel="${rel}">${rel === 'prev' && '← '}${dayWords(day.day)}${rel === 'next' && ' →'}</a></li>`;
  const { days } = site.changes;
  return html`<nav class="pager" aria-label="Days"><ul>${link(days[index + 1], 'prev')}${link(days[index - 1], 'next')}</ul></nav>`;
}

function feeds({ place }: Site): Html {
  return html`Follow it as <a href="${href(place, PATHS.changesAtom)}">Atom</a> or <a href="${href(place, PATHS.changesFeed)}">JSON Feed</a>; a listing’s page has the feed of that listing.`;
}

function dayWords(day: string): string {
  return moment(`${day}T00:00:00Z`)?.day ?? day;
}
