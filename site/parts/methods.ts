import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { layout } from './layout.ts';

const METHODS = [
  {
    path: PATHS.handshakeMethod,
    json: PATHS.handshakeMethodJson,
    title: 'The handshake',
    text: 'Daily, of every listed endpoint: does it answer, and which tools does it list? A status, a grade of what was verified, and uptime.',
  },
  {
    path: PATHS.checkupMethod,
    json: PATHS.checkupMethodJson,
    title: 'The checkup',
    text: 'On demand: fifteen checks of what an agent meets on its first connection. Four states a row, and never one verdict.',
  },
  {
    path: PATHS.reportCardMethod,
    json: PATHS.reportCardMethodJson,
    title: 'The report card',
    text: 'The read that a client makes before an agent uses a server, judged by 31 small rules, with due process before anything is public.',
  },
];

export function methodsPage(site: Site): string {
  return layout(site, {
    path: PATHS.methods,
    title: 'How servers are read',
    description:
      'The three ways in which Roll Call reads an MCP server: the handshake, the checkup and the report card.',
    more: true,
    body: html`<header class="lead">
<h1>How servers are read</h1>
<p>One engine, three reads. Each writes down what came over the wire; what we say about a server is computed from that record alone, so it can be computed again by anybody who has it.</p>
</header>
<div class="prose">
${METHODS.map(({ path, title, text, json }) => html`<section class="card"><h2><a href="${href(site.place, path)}">${title}</a></h2><p>${text}</p><p class="small"><a href="${href(site.place, json)}">As JSON</a></p></section>\n`)}
<ul>
<li><a href="${href(site.place, PATHS.openings)}">Which report cards open when</a></li>
<li><a href="${href(site.place, PATHS.neverGraded)}">What is never graded</a></li>
<li><a href="${href(site.place, PATHS.prober)}">How the prober behaves</a></li>
<li><a href="${href(site.place, PATHS.corrections)}">Corrections</a></li>
</ul>
</div>`,
  });
}
