import type { Site } from '../data.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { contact } from './contact.ts';
import { bullets, prosePage } from './prose.ts';
import { foreign } from './words.ts';

export function correctionsPage(site: Site): string {
  return prosePage(site, {
    path: PATHS.corrections,
    title: 'Corrections',
    description: 'What Roll Call said wrongly about a server, when, and what was changed since.',
    lead: html`Whatever we said wrongly about a server stays listed here, with what was changed so that it is not said again.`,
    sections: [
      { id: 'list', title: 'So far', body: corrections(site) },
      {
        id: 'tell',
        title: 'Tell us',
        body: html`<p>Run <code>npx rollcall handshake URL</code> or <code>npx rollcall report URL</code> against your server: it is the same read, and it gives the reasons. If what you get differs from your page here, write to ${contact(site.config.contact)} with the listing and the rule. A rule that fires where it should not is changed for everybody.</p>`,
      },
    ],
  });
}

/** Each correction in a line. */
export function corrections({ corrections: list }: Pick<Site, 'corrections'>): Html {
  if (list.length === 0) return html`<p>None.</p>`;
  return bullets(
    list.map(
      ({ date, server, rule, wrong, changed }) =>
        html`<time datetime="${date}">${date}</time> ${foreign(server)}, <code>${rule}</code>: ${wrong} ${changed}`,
    ),
  );
}
