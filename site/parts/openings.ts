import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { counted } from '../view/format.ts';
import { type Opening, openings } from '../view/openings.ts';
import { layout } from './layout.ts';
import { foreign, time } from './words.ts';

export function openingsPage(site: Site): string {
  const { soon, lately, more } = openings(site);
  return layout(site, {
    path: PATHS.openings,
    title: 'Report cards: what opens when',
    description: 'Which report cards open next, and which opened in the last two weeks.',
    more: true,
    body: html`<header class="lead">
<h1>What opens when</h1>
<p>A report card opens 14 days after the first read of its listing. Until then nothing of it is kept or shown. Also as a <a href="${href(site.place, PATHS.openingsFeed)}">feed</a>; <a href="${href(site.place, PATHS.reportCardMethod)}#process">why it is so</a>.</p>
</header>
<div class="prose">
${list('soon', 'Opening next', soon, 'No card is waiting to open.')}
${list('lately', 'Opened in the last two weeks', lately, 'None opened in the last two weeks.')}
${more > 0 && html`<p>And ${counted(more, 'more card')}: each listing’s page gives its day.</p>`}
</div>`,
  });

  function list(id: string, title: string, entries: Opening[], none: string): Html {
    return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${entries.length === 0 ? html`<p>${none}</p>` : html`<ul>${entries.map(({ name, slug, opens }) => html`<li>${time(opens)} <a href="${href(site.place, PATHS.listing(slug))}">${foreign(name)}</a></li>\n`)}</ul>`}</section>`;
  }
}
