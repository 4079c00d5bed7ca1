import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { CheckupCourse, CheckupDay, CheckupsView } from '../view/checkups.ts';
import { counted } from '../view/format.ts';
import { icon } from './icon.ts';
import { layout } from './layout.ts';
import { trail } from './trail.ts';
import { foreign, time } from './words.ts';

/** Bars differ in height as well as in colour. */
const BARS: Record<CheckupCourse['course'][number], { name: string; height: number }> = {
  VERIFIED: { name: 'up', height: 32 },
  OBSERVED_RISK: { name: 'mixed', height: 22 },
  FAILED: { name: 'down', height: 14 },
  UNVERIFIED: { name: 'none', height: 4 },
};

export function checkupsPage(site: Site, view: CheckupsView): string {
  const { slug, name, title, claim, days } = view;
  return layout(site, {
    path: PATHS.checkups(slug),
    title: `Checkups of ${title}`,
    description: `${counted(days.length, 'scheduled checkup')} of ${name}: fifteen checks each, how they went day by day.`,
    body: html`${trail(site.place, [
      { words: 'Directory', path: PATHS.directory(1) },
      { words: name, path: PATHS.listing(slug) },
      { words: 'Checkups', path: null },
    ])}<header class="lead">
<h1>Checkups of ${foreign(title)}</h1>
<p>Made daily, because its owner claimed it${claim !== null && html` (@${claim.github}, since ${claim.since})`}. Each is one observation from one place. The rows are never added up to one verdict. <a href="${href(site.place, PATHS.checkupMethod)}">What each looks at</a></p>
</header>
<section class="card" aria-labelledby="checks"><h2 id="checks">Check by check</h2>
<p class="small">A bar a checkup, the newest on the right: full is verified, two thirds an observed risk, less than half failed, a line not checked.</p>
<table class="points"><caption class="unseen">Each check with its newest result and how it went</caption>
<thead><tr><th scope="col">Check</th><th scope="col">Newest</th></tr></thead>
<tbody>${view.rows.map(courseRow)}</tbody></table></section>
<section class="card" aria-labelledby="days"><h2 id="days">Day by day</h2>
<table class="samples"><caption>${counted(days.length, 'checkup')}, newest first, times in UTC</caption>
<thead><tr><th scope="col">Checked</th><th scope="col">Failed, or a risk</th><th scope="col">Observed</th></tr></thead>
<tbody>${days.map(dayRow)}</tbody></table></section>`,
  });
}

function courseRow({ title, state, tone, course, sentence }: CheckupCourse): Html {
  return html`<tr><th scope="row">${title}${chart(course, sentence)}</th><td class="num"><span class="${tone}">${icon(tone)} ${state}</span></td></tr>\n`;
}

function chart(course: CheckupCourse['course'], sentence: string): Html {
  return html`<svg class="days" viewBox="0 0 ${course.length * 10} 32" preserveAspectRatio="none" role="img" aria-label="${sentence}">${course.map(
    (state, index) => {
      const { name, height } = BARS[state];
      return html`<rect class="${name}" x="${index * 10}" y="${32 - height}" width="7" height="${height}"/>`;
    },
  )}</svg>`;
}

function dayRow({ at, requests, observed, notChecked, found }: CheckupDay): Html {
  return html`<tr><td>${at === null ? 'no time' : time(at, at.text.replace(' UTC', ''))}<span class="small"> ${counted(requests, 'request')}</span></td><td>${found.length === 0 ? 'none' : found.join('; ')}</td><td>${observed} of ${observed + notChecked}</td></tr>\n`;
}
