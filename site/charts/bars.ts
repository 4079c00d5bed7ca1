import { scaleLinear } from 'd3-scale';
import { type Html, html } from '../html.ts';
import { count, percent } from '../view/format.ts';
import type { Tone } from '../view/status.ts';

export interface Bar {
  label: Html | string;
  value: number;
  tone: Tone;
}

/** Numbers beside bars of their length. `whole` is what a share is of, and `of` says it. */
export function barTable(caption: string, bars: readonly Bar[], whole: number, of: string): Html {
  if (bars.length === 0 || whole === 0)
    return html`<p class="small">There is nothing to count yet.</p>`;
  const length = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
  return html`<table class="bars"><caption class="unseen">${caption}</caption>
<thead class="unseen"><tr><th scope="col">What</th><td></td><th scope="col">Number</th><th scope="col">Share of ${of}</th></tr></thead>
<tbody>${bars.map(
    ({
      label,
      value,
      tone,
    }) => html`<tr><th scope="row">${label}</th><td><svg class="${tone}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(length(value) * 10) / 10}" height="10"/></svg></td><td class="num">${count(value)}</td><td class="num">${percent(value / whole)}</td></tr>
`,
  )}</tbody></table>`;
}
