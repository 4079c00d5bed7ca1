import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { contact } from './contact.ts';
import { bullets, prosePage } from './prose.ts';

export function aboutPage(site: Site): string {
  const link = (path: string): string => href(site.place, path);
  const { contact: address, repository_url: repository } = site.config;
  return prosePage(site, {
    path: PATHS.about,
    title: 'About, and how to opt out',
    heading: 'About Roll Call',
    description:
      'What Roll Call is, who calls your MCP server, how to opt out, to claim it, or to correct us.',
    lead: html`Roll Call asks every public MCP server to answer and publishes what came back. It observes once and judges what was written down, so that every grade can be computed again by anybody.`,
    sections: [
      {
        id: 'yours',
        title: 'If a server here is yours',
        body: bullets([
          html`<a href="${link(PATHS.prober)}">How the prober behaves</a>: who calls, how often, with how many requests, what is kept.`,
          html`<a href="${link(PATHS.prober)}#opt-out">Opting out</a>: ask, and from the next run on nothing is sent. There is nothing to prove.`,
          html`<a href="${link(PATHS.claim)}">Claiming it</a>: prove that the host is yours, and it is checked daily.`,
          html`<a href="${link(PATHS.corrections)}">When we are wrong</a>, and what was corrected so far.`,
        ]),
      },
      {
        id: 'grades',
        title: 'If you wonder about a grade',
        body: bullets([
          html`<a href="${link(PATHS.methods)}">How servers are read</a>: the three methods, each with every rule.`,
          html`<a href="${link(PATHS.neverGraded)}">What is never graded</a>, and what no read can prove.`,
        ]),
      },
      {
        id: 'data',
        title: 'If you want the data',
        body: html`<p><a href="${link(PATHS.api)}">The API</a> has all of it as static JSON and as a table, <a href="${link(PATHS.licence)}">free for any use</a>.${repository !== undefined && html` The program is open: <a href="${repository}" rel="noopener">its repository</a>.`}</p>`,
      },
      { id: 'contact', title: 'Reach us', body: html`<p>${contact(address)}</p>` },
    ],
  });
}
