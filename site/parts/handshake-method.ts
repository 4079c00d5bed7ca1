import {
  AUTH_LABEL,
  DIRECTORY_STATUS,
  SURFACE,
  TOOL_SOURCE,
} from '../../src/judge/handshake/labels.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import {
  AUTH_MEANS,
  GRADE_POINTS,
  NOT_PROVED,
  PROBE_STATUS_MEANS,
  SCHEDULE,
  SOURCE_MEANS,
  STATUS_MEANS,
  SURFACE_MEANS,
  steps,
} from '../view/handshake-method.ts';
import { toneOf } from '../view/status.ts';
import { icon } from './icon.ts';
import { layout } from './layout.ts';
import { coded } from './words.ts';

export function handshakeMethodPage(site: Site): string {
  return layout(site, {
    path: PATHS.handshakeMethod,
    title: 'The handshake: how a listing is read and graded',
    description:
      'What is sent to an MCP server, how often, what each status and label means, how the grade is counted, and what none of it proves.',
    json: PATHS.handshakeMethodJson,
    more: true,
    body: html`<header class="lead">
<h1>The handshake</h1>
<p>Once a day we call every listed endpoint, speak just enough MCP to see whether it answers and which tools it lists, and time that. The verification grade joins this answer with a few other stored facts. It is <strong>not</strong> a safety score.</p>
</header>
<div class="columns"><div class="prose">
${sent(site)}
${schedule()}
${statuses()}
${labels()}
${grade()}
${uptime()}
${limits()}
</div>${contents()}</div>`,
  });
}

const TITLES = {
  sent: 'What is sent',
  schedule: 'How often',
  statuses: 'What a probe can find, and what the directory calls it',
  labels: 'The other labels',
  grade: 'The verification grade',
  uptime: '30-day uptime',
  limits: 'What this does not prove',
} as const;

function contents(): Html {
  return html`<nav class="card contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul class="plain">${Object.entries(TITLES).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`;
}

function section(id: keyof typeof TITLES, body: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${TITLES[id]}</h2>\n${body}</section>`;
}

function sent(site: Site): Html {
  return section(
    'sent',
    html`<ol>
${steps(site).map((step) => html`<li>${coded(step)}</li>\n`)}</ol>
<p>The clock runs from the first byte that we send until the reply that settles the read. All of it has 20 seconds unless the operator sets <code>MCP_LIVE_TIMEOUT_MS</code> to another number of milliseconds. No credentials are sent, and no tool is called. A server that speaks only another era of the protocol is asked again in its own words, so that being newer or older is no fault.</p>`,
  );
}

function schedule(): Html {
  return section(
    'schedule',
    html`<ul>
${SCHEDULE.map((text) => html`<li>${coded(text)}</li>\n`)}</ul>
<p>A schedule is a wish: runs start late or not at all on a busy day. So every page gives the time of the probe that it tells of.</p>`,
  );
}

function statuses(): Html {
  return section(
    'statuses',
    html`${table(
      'Probe status',
      Object.entries(PROBE_STATUS_MEANS).map(([code, text]) => [html`<code>${code}</code>`, text]),
    )}
<p>One bad day is no verdict. When a server that answered before meets what often passes by itself, such as a time-out or a 5xx, the probe is made once more at the end of the run. If it fails again, the old status stays and the page says what happened; a run on another UTC day that agrees makes it the status. The sample of the day counts in any case.</p>
${table(
  'Directory status',
  entries(DIRECTORY_STATUS).map(([code, label]) => [
    html`<span class="mark ${toneOf(code)}">${icon(toneOf(code))}</span>${label} <code>${code}</code>`,
    STATUS_MEANS[code],
  ]),
)}
${reasons()}`,
  );
}

function reasons(): Html {
  return html`<details><summary>Every reason that a status can have</summary>${table(
    'Reason',
    Object.entries(REASONS).map(([code, { text }]) => [html`<code>${code}</code>`, text]),
  )}</details>`;
}

function labels(): Html {
  const rows = <Code extends string>(words: Record<Code, string>, texts: Record<Code, string>) =>
    entries(words).map(([code, label]): [Html, string] => [
      html`${label} <code>${code}</code>`,
      texts[code],
    ]);
  return section(
    'labels',
    html`${table('Auth', rows(AUTH_LABEL, AUTH_MEANS))}
${table('Tool source', rows(TOOL_SOURCE, SOURCE_MEANS))}
${table('Surface (the first that applies)', rows(SURFACE, SURFACE_MEANS))}`,
  );
}

function grade(): Html {
  return section(
    'grade',
    html`<p>A number from 0 to 100 that says how much was verified. Every listing’s page shows each point with its reason.</p>
${table(
  'What is found',
  GRADE_POINTS.map(([what, points]) => [what, String(points)]),
  'Points',
)}
<p>The sum stops at 100. <strong>A</strong> is 80 to 100, <strong>B</strong> 60 to 79, <strong>C</strong> 40 to 59, <strong>D</strong> 0 to 39. Latency is measured and stored with each probe, and earns or costs nothing. The 7 days are counted back from the time of the data, not from the time at which you look.</p>`,
  );
}

function uptime(): Html {
  return section(
    'uptime',
    html`<p>Of the samples stored in the 30 days before the time of the data: the share in which the server responded, that is, whose status is <code>live_ok</code>, <code>auth_required</code>, <code>ok</code> or <code>ok_empty</code>. It stays hidden until there are samples on two different UTC days, and is never shown without the number of samples. When a listing moves to another endpoint, counting starts anew.</p>`,
  );
}

function limits(): Html {
  return section(
    'limits',
    html`<ul>
${NOT_PROVED.map(
  (text) => html`<li>${coded(text)}</li>
`,
)}</ul>`,
  );
}

function table(
  head: string,
  rows: readonly (readonly [Html | string, string])[],
  second = 'Meaning',
): Html {
  return html`<table class="meanings"><caption class="unseen">${head}</caption><thead><tr><th scope="col">${head}</th><th scope="col">${second}</th></tr></thead>
<tbody>${rows.map(([what, text]) => html`<tr><th scope="row">${what}</th><td>${text}</td></tr>\n`)}</tbody></table>`;
}

function entries<Code extends string>(words: Record<Code, string>): [Code, string][] {
  return Object.entries(words) as [Code, string][];
}
