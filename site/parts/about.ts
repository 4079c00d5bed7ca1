import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { contact } from './contact.ts';
import { layout } from './layout.ts';

export function aboutPage(site: Site): string {
  const { config } = site;
  return layout(site, {
    path: PATHS.about,
    title: 'About the prober, and how to opt out',
    description:
      'Who calls your MCP server, how often, what is sent and stored, and how to ask us not to.',
    more: true,
    body: html`<header class="lead">
<h1>About the prober</h1>
<p>If you found our User-Agent in your logs, this page says what we do there, and how to make us stop.</p>
</header>
<div class="prose">
<section aria-labelledby="visit"><h2 id="visit">What a visit looks like</h2>
<ul>
<li>It comes once a day, plus one more try at the end of the run if the first met a passing failure.</li>
<li>Its User-Agent begins with <code>mcp-rollcall/</code> and holds the address of this site. We never pose as a browser, and no wall that says no is worked around.</li>
<li>It sends what <a href="${href(site.place, PATHS.handshakeMethod)}">the handshake</a> says: initialize, notifications/initialized, tools/list and, where a session was opened, a DELETE. No tool is called and no credentials are sent.</li>
<li>${config.probe.per_host === 1 ? 'One read at a time' : `At most ${config.probe.per_host} reads at a time`} goes to a host, with a pause of ${config.probe.host_gap_ms} ms between two of them. <code>Retry-After</code> is honoured. A host that times out ${config.probe.host_timeouts_in_a_row} times in a row is left alone for that run.</li>
<li>One read has 20 seconds, and limits on requests and bytes. Private addresses are never called.</li>
</ul></section>
<section aria-labelledby="kept"><h2 id="kept">What is kept</h2>
<p>Status, time and latency of each probe for 35 days, the name and version that the server gives itself, and its tool list. Session ids and credentials are not kept. All of it lies in public data files and on these pages.</p></section>
<section aria-labelledby="opt-out"><h2 id="opt-out">Opting out</h2>
<p>Ask us at ${contact(config.contact)} and say which endpoint, host or listing is yours. It goes on a list in <code>data/opt-outs.json</code>; from the next run on nothing is sent to it. The listing stays, because it is the registry’s, and its page says that its owner asked not to be read. There is nothing to prove and nothing to pay.</p>
<p>To leave the directory itself, take your server out of the official registry, or mark it as deleted there.</p></section>
<section aria-labelledby="wrong"><h2 id="wrong">When we are wrong</h2>
<p>Run <code>npx rollcall handshake URL</code> against your server: it is the same read, and it gives the reason. If what you get differs from your page here, tell us at ${contact(config.contact)}.</p></section>
<section aria-labelledby="data"><h2 id="data">The data</h2>
<p>Registry rows are CC0. Everything shown here is also there as JSON: <a href="${href(site.place, PATHS.servers)}">all listings</a>, and one file for each that has an endpoint. The shapes of the data files are described by <a href="${href(site.place, PATHS.schema('catalog.schema.json'))}">JSON schemas</a>.</p></section>
</div>`,
  });
}
