import { hasPage } from '../budget.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import type { Row } from '../view/directory.ts';
import { foreign } from './words.ts';

interface Table {
  caption: string;
  /** What the last column has the date of. */
  dated: string;
}

type TableSite = Pick<Site, 'place' | 'leftOut'>;

/** Listings as a table; on a narrow screen each row becomes a block. There are hundreds of thousands of such rows: each is as short as it can be. */
export function listingTable(
  site: TableSite,
  { caption, dated }: Table,
  rows: readonly Row[],
): Html {
  return html`<table class="listings">
<caption>${caption}</caption>
<thead><tr><th scope="col">Listing</th><th scope="col">Status</th><th scope="col">Grade</th><th scope="col" class="num">Tools</th><th scope="col">Auth</th><th scope="col" class="num">${dated}</th></tr></thead>
<tbody>
${rows.map((row) => listingRow(site, row))}</tbody>
</table>`;
}

function listingRow(site: TableSite, row: Row): Html {
  const title = foreign(row.title);
  return html`<tr><th scope="row">${hasPage(site, row) ? html`<a href="${href(site.place, row.path)}">${title}</a>` : title}${row.title !== row.name && html`<span class="name">${foreign(row.name)}</span>`}${row.deprecated && html` <span class="tag">deprecated</span>`}${row.about !== null && html`<span class="about">${foreign(row.about)}</span>`}</th><td class="st ${row.status.tone}">${row.status.label}</td><td class="g${row.grade}"><b>${row.grade}</b> ${row.score}</td><td class="t">${row.tools}</td><td>${row.auth}</td><td>${row.date?.day ?? '–'}</td></tr>
`;
}
