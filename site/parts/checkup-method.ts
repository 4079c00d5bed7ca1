import { CHECKS } from '../../src/judge/checkup/index.ts';
import type { Check, Group } from '../../src/judge/checkup/verdict.ts';
import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { layout } from './layout.ts';

const GROUPS: Record<Group, string> = {
  reach: 'Reach',
  protocol: 'Protocol',
  security: 'Security',
  drift: 'Drift',
};

const STATES = [
  ['Verified', 'VERIFIED', 'It was looked at, and is as it should be.'],
  ['Failed', 'FAILED', 'It was looked at, and is not.'],
  ['Observed risk', 'OBSERVED_RISK', 'It was looked at, and a person should look too.'],
  ['Not checked', 'UNVERIFIED', 'It was not looked at. The row says why.'],
] as const;

/** Ten lines that need nothing but Node: both fingerprints, as anybody can compute them. */
export const RECOMPUTE = `// node fingerprints.mjs tools.json   (the array of tools, as tools/list gave it)
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
const nfc = (text) => text.normalize('NFC');
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const members = (value) => Object.keys(value).sort((a, b) => order(nfc(a), nfc(b))).map((key) => canon(key) + ':' + canon(value[key]));
const canon = (value) => Array.isArray(value) ? '[' + value.map(canon) + ']' : value && typeof value === 'object' ? '{' + members(value) + '}' : JSON.stringify(typeof value === 'string' ? nfc(value) : value);
const print = (value) => 'sha256:' + createHash('sha256').update(canon(value)).digest('hex');
const tools = JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ name, inputSchema }) => ({ name: nfc(name), inputSchema }));
console.log('toolset', print(tools.map(({ name }) => name).sort()));
console.log('schema', print(tools.sort((a, b) => order(a.name, b.name) || order(canon(a.inputSchema), canon(b.inputSchema)))));`;

export function checkupMethodPage(site: Site): string {
  return layout(site, {
    path: PATHS.checkupMethod,
    json: PATHS.checkupMethodJson,
    title: 'The checkup: fifteen checks, four states',
    description:
      'What each of the fifteen checks looks at, how it does, and what it cannot tell; what a checkup costs a server, and what is kept of it.',
    more: true,
    body: html`<header class="lead">
<h1>The checkup</h1>
<p>What an agent meets the first time it connects, one row a check. The rows are never added up to one verdict: a page counts how many were observed and how many were not.</p>
</header>
<div class="prose">
<section aria-labelledby="states"><h2 id="states">Four states</h2>
<table class="meanings"><caption class="unseen">States</caption><thead><tr><th scope="col">State</th><th scope="col">Meaning</th></tr></thead>
<tbody>${STATES.map(([word, code, text]) => html`<tr><th scope="row">${word} <code>${code}</code></th><td>${text}</td></tr>\n`)}</tbody></table></section>
<section aria-labelledby="cost"><h2 id="cost">What it costs a server</h2>
<ul>
<li>At most 8 requests, 17 once a tool list has more than one page, in at most 10 seconds, and 2 MB of any one response.</li>
<li>Only https, only the host that was named, and no credentials. Someone who checks their own machine may allow http and private addresses.</li>
<li>A redirect is followed on one GET alone, the one for authorization metadata: at most three times, and never to another host. A POST is not sent again.</li>
<li>A server that says 429, or 503 with Retry-After, is left at once.</li>
<li>One tool call is made, of a tool that can not exist (<code>__mcpcheckup_probe_nonexistent_tool__</code>). It is withheld where the list is paged, holds that name, could not be read, or stands behind a gate.</li>
</ul></section>
<section aria-labelledby="kept"><h2 id="kept">What is kept</h2>
<p>A result says until when it stands: 24 hours after its run. It is one observation from one place, it is not signed, and it never enters a listing’s history. A host is checked at most once in 10 minutes on demand.</p></section>
${Object.entries(GROUPS).map(([group, title]) => groupSection(group as Group, title))}
<section aria-labelledby="recompute"><h2 id="recompute">Computing a fingerprint yourself</h2>
<p>The two fingerprints follow the scheme <code>nfc-jcs/v1</code>: every string and key in Unicode’s NFC, then the canonical JSON of RFC 8785, then SHA-256. The first is over the sorted names of the tools, the second over the array of <code>{name, inputSchema}</code> in the order of the names, and under one name in that of the schemas’ own text. Ten lines do:</p>
<pre tabindex="0"><code>${RECOMPUTE}</code></pre></section>
</div>`,
  });
}

function groupSection(group: Group, title: string): Html {
  return html`<section aria-labelledby="${group}"><h2 id="${group}">${title}</h2>
${CHECKS.filter((check) => check.group === group).map(checkRow)}</section>`;
}

function checkRow({ id, title, looks_at, how, cannot_tell }: Check): Html {
  return html`<h3 id="${id}">${title} <code>${id}</code></h3>
<p>${looks_at} ${how} <strong>Cannot tell:</strong> ${cannot_tell.charAt(0).toLowerCase()}${cannot_tell.slice(1)}</p>\n`;
}
