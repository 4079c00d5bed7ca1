import type { Change, ToolsChange } from '../../src/generated/changes.ts';
import { cut } from '../../src/render/text.ts';
import { hasPage } from '../budget.ts';
import { GROUPS, groupOf } from '../changes/groups.ts';
import { toolCounts } from '../changes/words.ts';
import { type Site, standingOf } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { count, moment } from '../view/format.ts';
import { reasonText } from '../view/reason.ts';
import { sampleWords } from '../view/status.ts';
import { titleOf } from '../view/title.ts';
import { chip, foreign, time } from './words.ts';

/** Changes, one a row: whose, what, and the rest of it below. `withTime`: where they are not all of one day. */
export function changeList(site: Site, changes: readonly Change[], withTime: boolean): Html {
  return html`<ul class="changes">${changes.map((change) => row(site, change, withTime))}</ul>`;
}

function row(site: Site, change: Change, withTime: boolean): Html {
  const standing = standingOf(site, change.name);
  const when = moment(change.at);
  const more = detail(change);
  const title = standing === null ? change.name : titleOf(standing.listing);
  return html`<li><span>${
    standing === null || !hasPage(site, standing.listing)
      ? foreign(title)
      : html`<a href="${href(site.place, PATHS.listing(standing.slug))}">${foreign(title)}</a>`
  }${title !== change.name && html` <span class="small">${foreign(change.name)}</span>`}</span>${sign(change)}${
    (more !== null || withTime) &&
    html`<span class="when">${withTime && when !== null && html`${time(when)}${more !== null && ' · '}`}${more}</span>`
  }</li>
`;
}

/** The news itself, in a word or two. */
function sign(change: Change): Html {
  const { tone } = GROUPS[groupOf(change)];
  switch (change.kind) {
    case 'status': {
      const { tone: now, words } = sampleWords(change.to);
      return chip(now, words);
    }
    case 'card':
      return chip(tone, change.to === null ? 'Not read' : `Card ${change.to}`);
    case 'tools':
      return chip(tone, 'Tools');
    case 'endpoint':
      return chip(tone, change.to === undefined ? 'Endpoint gone' : 'Endpoint');
    case 'transport':
      return chip(tone, 'Transport');
    case 'reactivated':
      return chip('good', 'Active again');
    case 'deprecated':
      return chip(tone, 'Deprecated');
    case 'listed':
      return chip(tone, 'New');
    case 'unlisted':
      return chip(tone, 'Gone');
  }
}

function detail(change: Change): Html | null {
  switch (change.kind) {
    case 'status': {
      const why = change.reason === undefined ? '' : reasonText(change.reason, undefined);
      if (change.from === null) return why === '' ? null : html`${why}`;
      return html`was ${sampleWords(change.from).words}${why !== '' && ` · ${why}`}`;
    }
    case 'card':
      if (change.from === undefined) return html`Its report card opened.`;
      return html`Its report card was ${change.from ?? 'without a grade'}.`;
    case 'tools':
      return toolNames(change);
    case 'endpoint':
      return endpoints(change);
    case 'transport':
      return html`${change.from} → ${change.to}`;
    case 'deprecated':
      return change.message === undefined ? null : foreign(cut(change.message, 300));
    default:
      return null;
  }
}

function endpoints({ from, to }: Extract<Change, { kind: 'endpoint' }>): Html {
  const code = (url: string) => html`<code>${foreign(cut(url, 200))}</code>`;
  if (from === undefined) return html`now ${code(to ?? '')}`;
  return to === undefined ? html`was ${code(from)}` : html`${code(from)} → ${code(to)}`;
}

/** Counts, and the names with what happened to each. */
export function toolNames(change: ToolsChange): Html {
  const { added, removed, changed, more = 0 } = change;
  const names = [
    ...added.map((name) => html`<ins><code>${foreign(name)}</code></ins>`),
    ...removed.map((name) => html`<del><code>${foreign(name)}</code></del>`),
    ...changed.map(({ name, what }) => html`<code>${foreign(name)}</code> (${what.join(', ')})`),
  ];
  return html`${toolCounts(change)}${names.length > 0 && html`: ${names.map((name, at) => html`${at > 0 && ', '}${name}`)}`}${more > 0 && names.length > 0 && html` and ${count(more)} more`}`;
}
