import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, type SeriesPoint, stack } from 'd3-shape';
import { type Html, html } from '../html.ts';
import { count, moment } from '../view/format.ts';
import type { Tone } from '../view/status.ts';
import { dateOf, sampled } from './points.ts';

/** Parts of a whole over time: for each day the number of each part. */
export interface Course {
  /** What it shows, as the name of the picture. */
  title: string;
  parts: { label: string; tone: Tone }[];
  days: { day: string; values: number[] }[];
}

type Day = Course['days'][number];

const [WIDTH, HEIGHT] = [720, 200];
const MOST_POINTS = 180;
const MOST_ROWS = 31;

/** Areas upon one another, the first part at the bottom, with a legend and the numbers as a table. */
export function stackChart({ title, parts, days }: Course): Html {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < 2) {
    return html`<p class="small">How this goes over time is shown from the second day of runs on.</p>`;
  }
  const points = sampled(days, MOST_POINTS);
  const from = points[0] ?? first;
  const top = Math.max(1, ...points.map(({ values }) => values.reduce((sum, one) => sum + one, 0)));
  const x = scaleUtc([dateOf(from.day), dateOf(last.day)], [0, WIDTH]);
  const y = scaleLinear([0, top], [HEIGHT, 0]).nice(4);
  const layers = stack<Day, number>()
    .keys(parts.keys())
    .value(({ values }, part) => values[part] ?? 0)(points);
  const shape = area<SeriesPoint<Day>>(
    ({ data }) => x(dateOf(data.day)),
    ([low]) => y(low),
    ([, high]) => y(high),
  ).digits(1);
  const label = `${title}, ${dayWords(from.day)} to ${dayWords(last.day)}. On the last day: ${parts.map((part, at) => `${part.label} ${count(last.values[at] ?? 0)}`).join(', ')}.`;
  const ticks = y.ticks(4);
  return html`<figure class="course"><div class="plot"><ol class="scale" aria-hidden="true">${[...ticks].reverse().map((tick) => html`<li>${count(tick)}</li>`)}</ol>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}"><title>${title}</title>${ticks.map((tick) => html`<path class="grid" d="M0 ${y(tick)}H${WIDTH}"/>`)}${layers.map((layer, at) => html`<path class="${parts[at]?.tone ?? 'quiet'}" d="${shape(layer)}"/>`)}</svg></div>
<p class="ends"><span>${dayWords(from.day)}</span><span>${dayWords(last.day)}</span></p>
<figcaption><ul class="keys">${parts.map((part, at) => html`<li>${swatch(part.tone)}${part.label} <strong>${count(last.values[at] ?? 0)}</strong></li>`)}</ul>
${numbers(title, parts, days)}</figcaption></figure>`;
}

function numbers(title: string, parts: Course['parts'], days: readonly Day[]): Html {
  const rows = sampled(days, MOST_ROWS).reverse();
  return html`<details><summary>The numbers</summary><div class="wide" tabindex="0" role="group" aria-label="${title}"><table class="samples"><caption class="unseen">${title}, newest first</caption>
<thead><tr><th scope="col">Day</th>${parts.map(({ label }) => html`<th scope="col" class="num">${label}</th>`)}</tr></thead>
<tbody>${rows.map(({ day, values }) => html`<tr><th scope="row">${dayWords(day)}</th>${parts.map((_, at) => html`<td class="num">${count(values[at] ?? 0)}</td>`)}</tr>\n`)}</tbody></table></div></details>`;
}

function swatch(tone: Tone): Html {
  return html`<svg class="swatch ${tone}" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true"><rect width="10" height="10" rx="2"/></svg>`;
}

function dayWords(day: string): string {
  return moment(`${day}T00:00:00Z`)?.day ?? day;
}
