import type { OptOut } from '../../src/generated/opt-outs.ts';
import { HANDSHAKE_REQUESTS, REPORT_REQUESTS } from '../../src/observation/budgets.ts';
import {
  CHECKUP_REQUESTS,
  CHECKUP_REQUESTS_PAGED,
  CHECKUP_TIME_MS,
} from '../../src/observation/checkup/budget.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { contact } from './contact.ts';
import { bullets, prosePage } from './prose.ts';
import { foreign } from './words.ts';

/** How we behave on other people's servers, and how to make us stop. */
export function proberPage(site: Site): string {
  const link = (path: string): string => href(site.place, path);
  const { config } = site;
  const { per_host, host_gap_ms, host_timeouts_in_a_row } = config.probe;
  return prosePage(site, {
    path: PATHS.prober,
    title: 'How the prober behaves',
    description:
      'Who calls your MCP server, how often, with how many requests, what is kept, and how to opt out.',
    lead: html`If you found our User-Agent in your logs, this page says what we do there, and how to make us stop.`,
    sections: [
      {
        id: 'who',
        title: 'Who calls',
        body: bullets([
          html`The User-Agent begins with <code>mcp-rollcall/</code> and holds the address of this site. In the handshake the client is called <code>${config.client_name}</code>. We never pose as a browser, and no wall that says no is worked around.`,
          'The calls come from machines that the host of our workflows lends us, so from many addresses. There is no list of them that would be true tomorrow.',
          'No credentials are sent, ever. No private address is called, and none that a public name leads to.',
        ]),
      },
      {
        id: 'often',
        title: 'How often, and how much',
        body: html`<table class="meanings"><caption class="unseen">The reads</caption><thead><tr><th scope="col">Read</th><th scope="col">When, and at most</th></tr></thead><tbody>
<tr><th scope="row"><a href="${link(PATHS.handshakeMethod)}">Handshake</a></th><td>Daily, and once more at the end of the run where the first try met a passing failure. Initialize, the initialized notification, each page of the tool list, and a DELETE where there was a session; the same in the words of another era of the protocol where the server asks for that. ${HANDSHAKE_REQUESTS} requests, 20 seconds. No tool is called.</td></tr>
<tr><th scope="row"><a href="${link(PATHS.checkupMethod)}">Checkup</a></th><td>When somebody asks for one; daily for a server that its owner claimed. ${CHECKUP_REQUESTS} requests, ${CHECKUP_REQUESTS_PAGED} where the tool list comes in pages, ${CHECKUP_TIME_MS / 1000} seconds, 2 MB of a response. One to a host every 10 minutes.</td></tr>
<tr><th scope="row"><a href="${link(PATHS.reportCardMethod)}">Report card</a></th><td>Weekly, a day later where something has to be confirmed, and daily for a server that its owner claimed; once more where nothing answered. ${REPORT_REQUESTS} requests, a minute. Lists of tools, prompts and resources, the sign-in challenge, the server card; at most two tools that the server itself marks as read-only and that need no input, and two text resources.</td></tr>
</tbody></table>
<p>A schedule is a wish: runs start late on a busy day. Each page has the time of the read that it tells of.</p>`,
      },
      {
        id: 'polite',
        title: 'How polite',
        body: bullets([
          `${per_host === 1 ? 'One read at a time goes' : `At most ${per_host} reads at a time go`} to a host, with ${host_gap_ms} ms between two of them, however many listings it has. An address that several listings name is read once.`,
          html`A 429, or a 503 with <code>Retry-After</code>, is honoured: one more try where the wait is five seconds or less, else none in this run.`,
          `A host that times out ${host_timeouts_in_a_row} times in a row is left alone for the rest of the run.`,
          'If nothing answers, known-good hosts included, it is our own network that is down, and nothing is stored about anybody.',
        ]),
      },
      {
        id: 'kept',
        title: 'What is kept',
        body: html`<p>Status, time and latency of each probe for 35 days, what changed for 90 days, the name and version that the server gives itself, its tool list, and an open report card with its evidence. Session ids and credentials are not kept. All of it lies in public data files and on these pages.</p>`,
      },
      {
        id: 'opt-out',
        title: 'Opting out',
        body: html`<p>Ask at ${contact(config.contact)}, or by a pull request that adds a line to <code>data/opt-outs.json</code>, and say which endpoint, host or listing is yours. There is nothing to prove and nothing to pay.</p>
<pre tabindex="0"><code>{"host":"your-server.example","reason":"asked by its operator","date":"2026-11-30"}</code></pre>
<p>A <code>host</code> stands for all hosts below it, too; in its place a line may have an <code>endpoint</code> (one address) or a <code>name</code> (one listing). From the next run on:</p>
${bullets([
  'nothing is sent: no handshake, no checkup, no report card;',
  'the listing stays, because it is the registry’s, and its page says that its owner asked not to be read;',
  'what was read before is not shown as if it were true today: status and grade fall back to what the registry alone tells.',
])}
<p>To leave the directory itself, take the server out of the official registry, or mark it as deleted there.</p>
${optOuts(site.optOuts.opt_outs)}`,
      },
    ],
  });
}

function optOuts(list: readonly OptOut[]): Html {
  if (list.length === 0) return html`<p>Nobody has asked so far.</p>`;
  return html`<table class="meanings"><caption>Who asked not to be read</caption><thead><tr><th scope="col">Who</th><th scope="col">Since, and why</th></tr></thead><tbody>
${list.map((one) => html`<tr><th scope="row">${foreign(one.name ?? one.host ?? one.endpoint ?? '')}</th><td><time datetime="${one.date}">${one.date}</time>: ${foreign(one.reason)}</td></tr>\n`)}</tbody></table>`;
}
