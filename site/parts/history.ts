import { type Html, html } from '../html.ts';
import { counted } from '../view/format.ts';
import type { DayState } from '../view/history.ts';
import type { LatencyView } from '../view/latency.ts';
import type { EndpointView } from '../view/listing.ts';

/** A day's bar differs in height as well as in colour. */
const HEIGHT: Record<DayState, number> = { up: 32, mixed: 22, down: 14, none: 4 };
const STATES = Object.keys(HEIGHT) as DayState[];

/** 30 days of probes: the share, a bar a day, latency, and the samples themselves. */
export function historySection({ uptime, history, isWhole }: EndpointView): Html {
  const { samples, latency } = history;
  return html`<section class="card" aria-labelledby="uptime"><h2 id="uptime">30-day uptime</h2>
<p class="uptime">${uptime.share !== null && html`<strong>${uptime.share}</strong> `}${uptime.note}</p>
${samples.length > 0 && days(history)}
${latency !== null && latencyChart(latency, isWhole)}
${samples.length > 0 && isWhole && table(history)}
</section>`;
}

function days({ days: states, sentence }: EndpointView['history']): Html {
  return html`<svg class="days" viewBox="0 0 300 32" preserveAspectRatio="none" role="img" aria-label="${sentence}">${STATES.map((state) => bars(state, states))}</svg>
<p class="small">30 days, the newest on the right; a full bar is a day on which every probe met a server that responded. ${sentence}</p>`;
}

/** The days of one state as one path, since pages are many. */
function bars(state: DayState, states: readonly DayState[]): Html | false {
  let path = '';
  for (let day = 0; day < states.length; day += 1) {
    if (states[day] === state) path += `M${day * 10} 32v-${HEIGHT[state]}h7v${HEIGHT[state]}`;
  }
  return path !== '' && html`<path class="${state}" d="${path}"/>`;
}

function latencyChart(
  { line, middle, median, last, sentence }: LatencyView,
  isDrawn: boolean,
): Html {
  return html`<h3>Latency</h3>
<p><strong>${median}</strong> median, <strong>${last}</strong> at the last probe</p>
${isDrawn && html`<svg class="latency" viewBox="0 0 300 48" preserveAspectRatio="none" role="img" aria-label="${sentence}"><path class="median" d="M0 ${middle}H300"/>${line.includes(' ') ? html`<polyline points="${line}"/>` : html`<path d="M${line}h0.1"/>`}</svg>`}
<p class="small">From the first byte sent to the reply that settles the read${isDrawn && '; the broken line is the median'}. ${sentence}</p>`;
}

function table({ samples, left }: EndpointView['history']): Html {
  return html`<details><summary>Every sample</summary><table class="samples"><caption>Samples of the last 30 days, newest first, times in UTC</caption>
<thead><tr><th scope="col">Probed</th><th scope="col">Result</th><th scope="col">Latency</th></tr></thead>
<tbody>${samples.map(({ time, words, latency }) => html`<tr><td>${time}</td><td>${words}</td><td>${latency ?? 'none'}</td></tr>\n`)}</tbody></table>${left > 0 && html`<p class="small">${counted(left, 'older sample')} of these days in the JSON.</p>`}</details>`;
}
