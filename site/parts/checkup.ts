import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import type { CheckupRow, CheckupView } from '../view/checkup.ts';
import { counted } from '../view/format.ts';
import { icon } from './icon.ts';
import { coded, time } from './words.ts';

/** The fifteen rows of a claimed server's newest checkup. They are never put together into one verdict. */
export function checkupSection(site: Site, slug: string, view: CheckupView): Html {
  const { at, requests, counts, rows } = view;
  return html`<section class="card" aria-labelledby="checkup"><h2 id="checkup">Checkup</h2>
<p>${at !== null && html`On ${time(at)}: `}${counts.observed} observed, ${counts.not_checked} not checked, with ${counted(requests, 'request')}.</p>
<table class="points"><caption class="unseen">Each check with its result</caption>
<thead class="unseen"><tr><th scope="col">Check</th><th scope="col">Result</th></tr></thead>
<tbody>${rows.map(row)}</tbody></table>
<p class="small">Made daily, because its owner claimed it. <a href="${href(site.place, PATHS.checkups(slug))}">Earlier checkups</a> · <a href="${href(site.place, PATHS.checkupMethod)}">What each looks at</a></p>
</section>`;
}

function row({ title, state, tone, reason, todo }: CheckupRow): Html {
  return html`<tr><td>${title}${reason !== null && html`<span class="small"> ${coded(reason)}${todo !== null && html` ${coded(todo)}`}</span>`}</td><td class="num"><span class="${tone}">${icon(tone)} ${state}</span></td></tr>
`;
}
