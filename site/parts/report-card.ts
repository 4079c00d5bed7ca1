import type { ReportCard } from '../../src/generated/report-card.ts';
import { hasDetails } from '../budget.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { counted } from '../view/format.ts';
import type { CardView } from '../view/report-card.ts';
import type { Tone } from '../view/status.ts';
import { coded, foreign, time } from './words.ts';

type Finding = ReportCard['findings'][number];

const TONES = { error: 'bad', warning: 'gate', info: 'quiet' } as const satisfies Record<
  Finding['severity'],
  Tone
>;

/** The report card of a listing, or when it opens. */
export function reportCardSection(site: Site, view: CardView): Html {
  return html`<section class="card" aria-labelledby="report-card"><h2 id="report-card">Report card</h2>
${'opens' in view ? closed(view) : 'card' in view ? opened(view, hasDetails(site)) : html`<p>None of its present endpoint is stored yet: the next weekly read makes one.</p>`}
<p class="small">${'opens' in view ? '' : 'Once a week, over the whole of what a client reads. '}<a href="${href(site.place, PATHS.reportCardMethod)}">The 31 rules and how a card opens</a></p>
</section>`;
}

function closed({ opens }: Extract<CardView, { opens: unknown }>): Html {
  return html`<p>It opens on ${time(opens)}: until 14 days after the first read nothing of a card is kept or shown. Whoever runs this server sees the same read with <code>rollcall report URL</code>.</p>`;
}

function opened({ card, read }: Extract<CardView, { card: unknown }>, isWhole: boolean): Html {
  const { score, grade, judged, findings, awaiting_second_read: awaiting } = card;
  return html`<p>${
    score === null
      ? html`<strong>Could not be read</strong>, so it has no score.`
      : html`<strong>${grade}</strong>, ${score} of 100`
  }${score !== null && judged.rules < judged.of && html`, judged on ${judged.rules} of ${judged.of} rules`}${read !== null && html`. Last read ${time(read)}`}.</p>
${
  findings.length === 0
    ? html`<p>No rule fired.</p>`
    : html`<ul class="plain findings">${findings.map((finding) => findingRow(finding, awaiting.includes(finding.rule), isWhole))}</ul>`
}
${card.not_judged.length > 0 && html`<details><summary>${counted(card.not_judged.length, 'rule')} could not be judged</summary><ul>${card.not_judged.map(({ rule, reason }) => html`<li><code>${rule}</code>: ${foreign(reason)}</li>`)}</ul></details>`}
${card.not_read.length > 0 && html`<details><summary>Not read</summary><ul>${card.not_read.map(({ what, reason }) => html`<li>${what}: ${foreign(reason)}</li>`)}</ul></details>`}`;
}

function findingRow(finding: Finding, isAwaited: boolean, isWhole: boolean): Html {
  const { rule, severity, stop, text, fix, count, evidence } = finding;
  const more = count - evidence.length;
  return html`<li><p><strong class="${TONES[severity]}">${severity}${stop && ', stop'}</strong> <code>${rule}</code> ${coded(text)}</p>
${isAwaited && html`<p class="note">Awaiting its second read: it counts as an error until then.</p>`}
${isWhole ? html`<ul>${evidence.map(({ where, text: seen }) => html`<li><code>${foreign(where)}</code> ${foreign(seen)}</li>`)}${more > 0 && html`<li>and at ${counted(more, 'more place')}</li>`}</ul>` : html`<p class="small">In ${counted(count, 'place')}.</p>`}
${fix !== '' && html`<p><strong>What to do:</strong> ${coded(fix)}</p>`}</li>\n`;
}
