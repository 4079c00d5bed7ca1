import type { Site } from '../data.ts';
import { absolute, href } from '../href.ts';
import { type Html, html } from '../html.ts';
import type { Described } from '../openapi/described.ts';
import { DOCUMENTS } from '../openapi/index.ts';
import { API_VERSION } from '../openapi/openapi.ts';
import { OPERATIONS } from '../openapi/service.ts';
import { PATHS } from '../paths.ts';
import { API_CHANGELOG } from '../view/api-changelog.ts';
import { bullets, prosePage } from './prose.ts';
import { coded } from './words.ts';

export function apiPage(site: Site): string {
  const link = (path: string): string => href(site.place, path);
  return prosePage(site, {
    path: PATHS.api,
    title: 'API',
    description: `Everything on this site as static JSON: ${DOCUMENTS.length} kinds of documents, an OpenAPI file, a table of all listings.`,
    json: PATHS.apiIndex,
    on: true,
    lead: html`All that the pages tell is there as data: static documents, made anew with every run. No key, no limit of ours, and any page may read them from a browser.`,
    sections: [
      {
        id: 'start',
        title: 'Start here',
        body: html`<p><a href="${link(PATHS.openApi)}">The OpenAPI file</a> describes every document; <a href="${link(PATHS.apiIndex)}">the index</a> says where they are; <a href="${link(PATHS.serversCsv)}">the table</a> opens in a spreadsheet.</p>
<pre tabindex="0"><code>curl ${absolute(site.place, PATHS.statusJson)}</code></pre>`,
      },
      {
        id: 'documents',
        title: 'The documents',
        body: html`<table class="meanings"><caption class="unseen">Every document</caption><thead><tr><th scope="col">Address</th><th scope="col">What it is</th></tr></thead><tbody>${DOCUMENTS.map((one) => document(site, one))}</tbody></table>
<p>What changes can be followed, too: by <a href="${link(PATHS.changesAtom)}">Atom</a> or <a href="${link(PATHS.changesFeed)}">JSON Feed</a>, and for a listing that changed within 90 days at <code>/feeds/{slug}.xml</code> and <code>/feeds/{slug}.json</code>.</p>`,
      },
      { id: 'on-demand', title: 'On demand', body: onDemand(site) },
      {
        id: 'shape',
        title: 'What they have in common',
        body: bullets([
          html`<code>schema_version</code>, the time <code>as_of</code> which everything is told, and <code>total</code> where there is a list. The methods and badges have shapes of their own.`,
          'Keys in a fixed order, one record a line where there are many. The same data gives the same bytes, so a hash tells whether anything is new.',
          html`Times are UTC, as in RFC 3339. What is not known is <code>null</code>.`,
          'Hidden characters in texts stand as escapes: the same value to a parser, harmless in a terminal.',
          html`An address that does not exist answers 404 with a page. Slugs are lower case; <a href="${link(PATHS.servers)}">the list</a> has the slug of every name.`,
        ]),
      },
      {
        id: 'versions',
        title: 'Versions',
        body: html`<p>This is version ${API_VERSION}. Below <code>/api/v1/</code> members and documents are added, and columns at the end of the table; read past what you don’t know. Nothing is taken away, renamed or given another meaning: that would be <code>/api/v2/</code>, with both kept side by side for six months.</p>`,
      },
      { id: 'changelog', title: 'Changelog', body: changelog(site) },
      {
        id: 'schemas',
        title: 'Schemas of the data files',
        body: html`<p>The site is made from files in a git repository, and each has <a href="${link(PATHS.schema('catalog.schema.json'))}">a JSON Schema</a>; <a href="${link(PATHS.apiIndex)}">the index</a> lists them all. The data is <a href="${link(PATHS.licence)}">free for any use</a>.</p>`,
      },
    ],
  });
}

/** With a link where there is just one of its kind. */
function document(site: Site, { path, summary, description, parameters }: Described): Html {
  const address = html`<code>${breakable(`/${path}`)}</code>`;
  return html`<tr><th scope="row">${parameters === undefined ? html`<a href="${href(site.place, path)}">${address}</a>` : address}</th><td>${coded(summary)}.${description !== undefined && html` ${coded(description)}`}</td></tr>\n`;
}

/** Breaks a line after a slash, and not within a word. */
function breakable(path: string): Html {
  return html`${path.split(/(?<=.\/)/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`;
}

/** What no static site can answer. */
function onDemand({ service }: Site): Html {
  const where =
    service === null
      ? html`This site has no service of its own; <code>rollcall serve</code> starts one for anybody.`
      : html`The service at <code>${service}</code> answers these.`;
  return html`<p>A read of an endpoint now is made by a small server: a host is read at most once every 10 minutes, and a result stands for 24 hours. ${where}</p>
<table class="meanings"><caption class="unseen">What is answered on demand</caption><thead><tr><th scope="col">Request</th><th scope="col">What it is</th></tr></thead><tbody>${OPERATIONS.map(
    ({ method, path, summary, description }) =>
      html`<tr><th scope="row"><code>${method.toUpperCase()} ${breakable(path)}</code></th><td>${coded(summary)}.${description !== undefined && html` ${coded(description)}`}</td></tr>\n`,
  )}</tbody></table>`;
}

function changelog(site: Site): Html {
  return html`${API_CHANGELOG.map(({ date, version, changes }) => html`<h3><time datetime="${date}">${date}</time>, version ${version}</h3>${bullets(changes)}`)}
<p><a href="${href(site.place, PATHS.apiChangelog)}">The same as JSON</a></p>`;
}
