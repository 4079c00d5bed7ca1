import { type Html, html } from '../../../site/html.ts';
import type { CheckupResult } from '../../judge/checkup/judge.ts';
import type { Group, State } from '../../judge/checkup/verdict.ts';
import { rowTold, WORDS } from '../check-answer.ts';
import { type CheckRecord, isOver, toldOf } from '../check-record.ts';
import { type Frame, framed } from './frame.ts';
import { time } from './time.ts';

const GROUPS: [Group, string][] = [
  ['reach', 'Reach'],
  ['protocol', 'Protocol'],
  ['security', 'Security'],
  ['drift', 'Drift'],
];

const TONES: Record<State, string> = {
  VERIFIED: 'good',
  FAILED: 'bad',
  OBSERVED_RISK: 'gate',
  UNVERIFIED: 'quiet',
};

const REFRESH_S = 2;

/** The page of a check, whichever state it is in. `stored`: it was asked for again. */
export function checkPage(frame: Frame, record: CheckRecord, stored: boolean): string {
  const { endpoint, result } = record;
  return framed(frame, {
    title: result === null ? 'A checkup' : 'The result of a checkup',
    ...(isOver(record) ? {} : { refresh: REFRESH_S }),
    body: html`<header class="lead">
<h1>${result === null ? 'Checkup' : 'Checkup, fifteen rows'}</h1>
<p class="name"><bdi>${endpoint}</bdi></p>
</header>
${stored && result !== null && storedNote(result, record)}${result === null ? standing(record) : resultOf(result, record)}`,
  });
}

function storedNote({ checked_at }: CheckupResult, { next_check_at }: CheckRecord): Html {
  return html`<p class="note"><strong>A stored observation, made ${time(checked_at)}.</strong> A host is checked at most once every 10 minutes; the next check of this one may be made from ${time(next_check_at)} on.</p>
`;
}

function standing(record: CheckRecord): Html {
  const next = html`The next check of this host may be made from ${time(record.next_check_at)} on.`;
  const meanwhile = html`This page asks again every ${REFRESH_S} seconds. A check takes 10 seconds at most, once its turn has come. Its result stays available for 24 hours.`;
  return html`<section class="card" aria-labelledby="standing"><h2 id="standing">${isOver(record) ? 'No result' : 'Under way'}</h2>
<p role="status">${toldOf(record)}</p>
<p class="small">${isOver(record) ? next : meanwhile}</p>
</section>`;
}

function resultOf(result: CheckupResult, { next_check_at }: CheckRecord): Html {
  const { counts, requests } = result;
  return html`<section class="card" aria-labelledby="counts"><h2 id="counts">${counts.observed} observed, ${counts.not_checked} not checked</h2>
<p>The rows are not added up to one verdict. Checked ${time(result.checked_at)}, with ${requests} ${requests === 1 ? 'request' : 'requests'}.</p>
<p><strong>Stays available until ${time(result.expires_at)}.</strong> After that this address answers like any page that does not exist. The result is not signed.</p>
<p class="small">The next check of this host may be made from ${time(next_check_at)} on.</p>
</section>
${GROUPS.map(
  ([
    group,
    title,
  ]) => html`<section class="card" aria-labelledby="${group}"><h2 id="${group}">${title}</h2>
<ul class="rows">${result.rows.filter((row) => row.group === group).map(rowOf)}</ul></section>
`,
)}${fingerprints(result)}`;
}

function rowOf(row: CheckupResult['rows'][number]): Html {
  const { title, text, seen, todo } = rowTold(row);
  return html`<li id="${row.check}"><span class="chip ${TONES[row.state]}">${WORDS[row.state]}</span><div><strong>${title}</strong> <code>${row.check}</code><br><bdi>${text}</bdi>${seen !== null && html`<br><span class="small"><bdi>${seen}</bdi></span>`}${todo !== null && html`<br><span class="small">${todo}</span>`}</div></li>
`;
}

function fingerprints({ fingerprints: { toolset, schema } }: CheckupResult): Html {
  if (toolset === null && schema === null) return html``;
  return html`<section class="card" aria-labelledby="fingerprints"><h2 id="fingerprints">Fingerprints</h2>
<dl class="facts">${toolset !== null && html`<div><dt>Toolset</dt><dd><code>${toolset}</code></dd></div>`}${schema !== null && html`<div><dt>Schemas</dt><dd><code>${schema}</code></dd></div>`}</dl></section>`;
}
