import type { Place } from '../href.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import type { Row } from '../view/directory.ts';
import { chip, foreign } from './words.ts';

/** Listings as a table; on a narrow screen each row becomes a block. */
export function listingTable(place: Place, caption: string, rows: readonly Row[]): Html {
  return html`<table class="listings">
<caption>${caption}</caption>
<thead><tr><th scope="col">Listing</th><th scope="col">Status</th><th scope="col">Grade</th><th scope="col" class="num">Tools</th><th scope="col" class="num">Uptime, 30 days</th></tr></thead>
<tbody>
${rows.map((row) => listingRow(place, row))}</tbody>
</table>`;
}

function listingRow(place: Place, row: Row): Html {
  return html`<tr><th scope="row"><a href="${href(place, row.path)}">${foreign(row.title)}</a>${row.title !== row.name && html`<span class="name">${foreign(row.name)}</span>`}${row.deprecated && html` <span class="tag">deprecated</span>`}<span class="about">${foreign(row.description)}</span></th><td>${chip(row.status.tone, row.status.label)}</td><td><span class="letter g${row.grade}">${row.grade}</span> <span class="score">${row.score}</span></td><td class="num"><span class="only-narrow">tools </span>${row.tools}</td><td class="num"><span class="only-narrow">uptime </span>${row.uptime ?? html`<span class="none">none yet</span>`}</td></tr>
`;
}
