import { leftOutWords } from '../budget.ts';
import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { count, counted } from '../view/format.ts';
import type { ListingView } from '../view/listing.ts';
import type { ToolView } from '../view/tools.ts';
import { foreign } from './words.ts';

export function toolsSection(site: Site, { tools, endpoint }: ListingView): Html {
  const { count: total, intro, shown, named, left, omitted } = tools;
  const leftOut = leftOutWords(site.leftOut);
  const rest = endpoint === null || leftOut !== null ? '' : ', and all of it is in the JSON';
  return html`<section class="card" aria-labelledby="tools"><h2 id="tools">Tools <span class="count">${count(total)}</span></h2>
<p class="small">${intro}${omitted !== null && ` ${omitted}, so that the page stays light${rest}.`}${shown.length > 0 && leftOut !== null && ` ${leftOut}`}</p>
${shown.length > 0 && html`<ul class="tools">${shown.map(toolItem)}</ul>`}
${named.length > 0 && html`<details><summary>${count(named.length)} more, by name</summary><p class="tool-names">${named.map((name) => html`<code>${foreign(name)}</code> `)}</p></details>`}
${left > 0 && html`<p class="small">${count(left)} more ${endpoint === null ? 'are not shown here' : 'are in the JSON'}.</p>`}
</section>`;
}

function toolItem({ name, title, description, parameters, more }: ToolView): Html {
  return html`<li><h3><code>${foreign(name)}</code>${title !== null && html` <span>${foreign(title)}</span>`}</h3>
${description !== null && html`<p class="own">${foreign(description)}</p>`}
${parameters.length > 0 && html`<details><summary>${counted(parameters.length + more, 'parameter')}</summary><dl class="parameters">${parameters.map((parameter) => html`<dt><code>${foreign(parameter.name)}</code></dt><dd>${typeWords(parameter.type)}${parameter.required && ', required'}${parameter.description !== null && html`: ${foreign(parameter.description)}`}</dd>`)}</dl>${more > 0 && html`<p class="small">and ${counted(more, 'more parameter')}</p>`}</details>`}${parameters.length === 0 && more > 0 && html`<p class="small">${counted(more, 'parameter')}</p>`}</li>
`;
}

/** Mostly one of JSON Schema's own words, which need no room of their own; but a server may say anything. */
function typeWords(type: string): Html | string {
  return /^[\w |]*$/.test(type) ? type : foreign(type);
}
