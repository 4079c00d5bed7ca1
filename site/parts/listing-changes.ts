import type { Change, ToolsChange } from '../../src/generated/changes.ts';
import { changeWords } from '../changes/words.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { counted, moment } from '../view/format.ts';
import type { ListingView } from '../view/listing.ts';
import { repositoryLinks } from '../view/repository.ts';
import { foreign, time } from './words.ts';

const SHOWN = 15;

/** What changed in 90 days, the tools by name. */
export function changesSection(site: Site, { slug, name, changes, hasToolset }: ListingView): Html {
  const links = repositoryLinks(site, name);
  const feed = PATHS.feed(slug);
  return html`<section class="card" aria-labelledby="history"><h2 id="history">What changed</h2>
${changes.length === 0 ? html`<p>Nothing in the last 90 days, as far as it was recorded.</p>` : html`<ul class="changes">${changes.slice(0, SHOWN).map(item)}</ul>`}
${changes.length > SHOWN && html`<p class="small">And ${counted(changes.length - SHOWN, 'older change')} in the feed.</p>`}
<p class="small">${changes.length > 0 && html`Follow it as <a href="${href(site.place, feed.atom)}">Atom</a> or <a href="${href(site.place, feed.json)}">JSON Feed</a>. `}${hasToolset && links !== null && html`<a href="${links.toolsetHistory}" rel="noopener">Every version of its tool list</a> is in the data’s history.`}</p>
</section>`;
}

function item(change: Change): Html {
  const when = moment(change.at);
  return html`<li><span>${foreign(capital(changeWords(change)))}</span>${when !== null && html`<span class="when">${time(when)}</span>`}${change.kind === 'tools' && toolNames(change)}</li>
`;
}

function toolNames({ added, removed, changed, more = 0 }: ToolsChange): Html {
  return html`<dl class="when">${named('Added', added)}${named('Removed', removed)}${changed.length > 0 && html`<div><dt>Changed</dt> <dd>${changed.map((tool) => html`<code>${foreign(tool.name)}</code> (${tool.what.join(', ')}) `)}</dd></div>`}${more > 0 && html`<div><dt>And</dt> <dd>${counted(more, 'more tool')}</dd></div>`}</dl>`;
}

function named(word: string, names: readonly string[]): Html | false {
  if (names.length === 0) return false;
  return html`<div><dt>${word}</dt> <dd>${names.map((name) => html`<code>${foreign(name)}</code> `)}</dd></div>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
