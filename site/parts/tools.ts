import { type Html, html } from '../html.ts';
import { count } from '../view/format.ts';
import type { ListingView } from '../view/listing.ts';
import type { ToolView } from '../view/tools.ts';
import { foreign } from './words.ts';

export function toolsSection({
  count: total,
  intro,
  shown,
  named,
  left,
}: ListingView['tools']): Html {
  return html`<section class="card" aria-labelledby="tools"><h2 id="tools">Tools <span class="count">${count(total)}</span></h2>
<p class="small">${intro}</p>
${shown.length > 0 && html`<ul class="tools">${shown.map(toolItem)}</ul>`}
${named.length > 0 && html`<details><summary>${count(named.length)} more, by name</summary><p class="tool-names">${named.map((name) => html`<code>${foreign(name)}</code> `)}</p></details>`}
${left > 0 && html`<p class="small">${count(left)} more are in the JSON.</p>`}
</section>`;
}

function toolItem({ name, title, description, parameters }: ToolView): Html {
  return html`<li><h3><code>${foreign(name)}</code>${title !== null && html` <span>${foreign(title)}</span>`}</h3>
${description !== null && html`<p class="own">${foreign(description)}</p>`}
${parameters.length > 0 && html`<details><summary>${parameters.length === 1 ? '1 parameter' : `${parameters.length} parameters`}</summary><dl class="parameters">${parameters.map((parameter) => html`<div><dt><code>${foreign(parameter.name)}</code> <span>${parameter.type}${parameter.required && ', required'}</span></dt>${parameter.description !== null && html`<dd class="own">${foreign(parameter.description)}</dd>`}</div>`)}</dl></details>`}</li>
`;
}
