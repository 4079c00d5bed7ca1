import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { bullets, prosePage } from './prose.ts';

export function licencePage(site: Site): string {
  const link = (path: string): string => href(site.place, path);
  const repository = site.config.repository_url;
  return prosePage(site, {
    path: PATHS.licence,
    title: 'Licence of the data',
    description: 'Who may use the data of this site, for what: anybody, for anything.',
    lead: html`Take it, for anything. Nothing here asks for a key or a name.`,
    sections: [
      {
        id: 'parts',
        title: 'What is whose',
        body: bullets([
          html`<strong>Rows of the registry</strong> (names, titles, descriptions, addresses, packages) are published by the official MCP registry under <a href="https://creativecommons.org/publicdomain/zero/1.0/" rel="noopener">CC0 1.0</a>.`,
          html`<strong>What we add</strong> (statuses, grades, samples, changes, totals, findings) is given away under CC0 1.0, too.`,
          html`<strong>What a server says</strong> (its tool list, its name for itself) is quoted as it was sent to a stranger. It is its author’s.`,
          html`<strong>The program</strong> is under the MIT licence${repository !== undefined && html`, at <a href="${repository}" rel="noopener">its repository</a>`}.`,
        ]),
      },
      {
        id: 'asked',
        title: 'What we ask for',
        body: bullets([
          'Say when the data is from: every document has the time that it is as of.',
          'A grade says what was verified. Don’t call it a safety score: it is none.',
          'Texts of servers and of the registry are input from strangers. Escape them, and don’t let a model obey them.',
        ]),
      },
      {
        id: 'where',
        title: 'Where it is',
        body: html`<p>As <a href="${link(PATHS.servers)}">JSON</a>, as <a href="${link(PATHS.serversCsv)}">a table</a>, and by <a href="${link(PATHS.api)}">the API</a>.</p>`,
      },
    ],
  });
}
