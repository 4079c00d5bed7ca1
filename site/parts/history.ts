import { type Html, html } from '../html.ts';
import type { DayState } from '../view/history.ts';
import type { EndpointView } from '../view/listing.ts';
import { time } from './words.ts';

/** A day's bar differs in height as well as in colour. */
const HEIGHT: Record<DayState, number> = { up: 32, mixed: 22, down: 14, none: 4 };

/** 30 days of probes: the share, a bar a day, and the samples themselves. */
export function historySection({ uptime, history }: EndpointView): Html {
  return html`<section class="card" aria-labelledby="uptime"><h2 id="uptime">30-day uptime</h2>
<p class="uptime">${uptime.share !== null && html`<strong>${uptime.share}</strong> `}${uptime.note}</p>
${history.samples.length > 0 && chart(history)}
${history.samples.length > 0 && table(history)}
</section>`;
}

function chart({ days, sentence }: EndpointView['history']): Html {
  return html`<svg class="days" viewBox="0 0 300 32" preserveAspectRatio="none" role="img" aria-label="${sentence}">${days.map((day, index) => html`<rect class="${day}" x="${index * 10}" y="${32 - HEIGHT[day]}" width="7" height="${HEIGHT[day]}" rx="1.5"/>`)}</svg>
<p class="small">30 days, the newest on the right; a full bar is a day on which every probe met a server that responded. ${sentence}</p>`;
}

function table({ samples }: EndpointView['history']): Html {
  return html`<details><summary>Every sample</summary><table class="samples"><caption class="unseen">Samples of the last 30 days, newest first</caption>
<thead><tr><th scope="col">Probed</th><th scope="col">Result</th><th scope="col" class="num">Latency</th></tr></thead>
<tbody>${samples.map((sample) => html`<tr><td>${sample.time !== null && time(sample.time)}</td><td><span class="${sample.tone}">${sample.words}</span></td><td class="num">${sample.latency ?? 'none'}</td></tr>\n`)}</tbody></table></details>`;
}
