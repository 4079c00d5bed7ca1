import type { Site } from '../data.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { NOT_PROVED } from '../view/handshake-method.ts';
import { NEVER_GRADED } from '../view/report-card-method.ts';
import { bullets, prosePage } from './prose.ts';
import { coded } from './words.ts';

export function neverGradedPage(site: Site): string {
  return prosePage(site, {
    path: PATHS.neverGraded,
    title: 'What is never graded',
    description: 'What no grade on this site counts, and what none of the three reads can prove.',
    lead: html`A grade says what was seen on the wire. This is what it leaves out, on purpose or because nobody can see it from outside.`,
    sections: [
      { id: 'never', title: 'Never graded', body: bullets(NEVER_GRADED) },
      {
        id: 'not-proved',
        title: 'What a handshake does not prove',
        body: bullets(NOT_PROVED.map(coded)),
      },
      {
        id: 'checkup',
        title: 'What a checkup does not say',
        body: bullets([
          'One verdict: its fifteen rows stay fifteen rows.',
          'What was intended. A signal in a description is an observed risk, and no failure.',
          'Anything about another moment than that of the read. It is not signed, and its page expires.',
        ]),
      },
    ],
  });
}
