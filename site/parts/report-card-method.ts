import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { reportCardMethod } from '../view/report-card-method.ts';
import { contact } from './contact.ts';
import { corrections } from './corrections.ts';
import { layout } from './layout.ts';
import { coded } from './words.ts';

type Method = ReturnType<typeof reportCardMethod>;

export function reportCardMethodPage(site: Site): string {
  const method = reportCardMethod(site);
  return layout(site, {
    path: PATHS.reportCardMethod,
    json: PATHS.reportCardMethodJson,
    title: 'The report card: 31 rules, a score and due process',
    description:
      'How a server is read in full once a week, when each rule fires, how the score is counted, and what happens before a finding is public.',
    more: true,
    body: html`<header class="lead">
<h1>The report card</h1>
<p>${method.method}</p>
<p>Method version ${method.method_version}. <a href="${href(site.place, PATHS.reportCardMethodJson)}">The same as JSON</a>.</p>
</header>
<div class="prose">
${score(method)}
${process(method)}
<section aria-labelledby="rules"><h2 id="rules">The rules</h2>
<p>Each rule is one pure function of the record of the read. A rule that can not be judged, because its part was not read, says so on the card and takes nothing off.</p>
${method.rules.map(ruleRow)}</section>
<section aria-labelledby="never"><h2 id="never">What is never graded</h2><ul>${method.never_graded.map((text) => html`<li>${text}</li>`)}</ul></section>
<section aria-labelledby="corrections"><h2 id="corrections">Corrections</h2>
${corrections(method)}</section>
</div>`,
  });
}

function score({ weights, stop_cap }: Method): Html {
  return html`<section aria-labelledby="score"><h2 id="score">The score</h2>
<p>100, less ${weights.error} for each kind of error and ${weights.warning} for each kind of warning, and never below 0. A kind counts once, however many places it has. <strong>A</strong> is 90 to 100, <strong>B</strong> 75 to 89, <strong>C</strong> 60 to 74, <strong>D</strong> 0 to 59. A confirmed stop finding holds the score at ${stop_cap} or below. A server that could not be read has no score; one behind a sign-in is scored on what can be seen, and its card says on how many rules.</p></section>`;
}

function process({ private_days, second_read_hours, disputes }: Method): Html {
  return html`<section aria-labelledby="process"><h2 id="process">Due process</h2>
<ul>
<li>For ${private_days} days after the first read of a listing its card is closed: findings are judged and thrown away, and nothing but the two dates is kept. Whoever runs the server can see the same read at any time with <code>rollcall report URL</code>.</li>
<li>A stop finding counts as an error until a second read, ${second_read_hours} hours later or more and over a fresh connection, shows the same rule at the same place. Then it caps the grade. A read that no longer shows it lifts it at once.</li>
<li>What a limit of the read cut off is called not read. It is never a finding.</li>
<li>Disagree with a finding? Write to ${contact(disputes)}, with the listing and the rule.</li>
</ul></section>`;
}

function ruleRow({
  rule,
  severity,
  stop,
  text,
  fix,
  fires,
  spares,
}: Method['rules'][number]): Html {
  return html`<h3 id="${rule}"><code>${rule}</code> ${stop ? `${severity}, stop` : severity}</h3>
<p>${coded(text)}</p>
<p><strong>Fires:</strong> ${coded(fires)} <strong>Leaves alone:</strong> ${coded(spares)}</p>
${fix !== '' && html`<p><strong>What to do:</strong> ${coded(fix)}</p>\n`}`;
}
