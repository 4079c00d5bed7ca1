import type { Check, Row } from './answer.ts';
import { element, foreign } from './element.ts';

const TONES: Record<string, string> = {
  VERIFIED: 'good',
  FAILED: 'bad',
  OBSERVED_RISK: 'gate',
};

/** A result that is done: the rows, until when it stands, and its address for others. */
export function resultOf(check: Check, page: string): Node[] {
  return [
    element('p', {}, 'Endpoint: ', foreign(check.endpoint)),
    element('ul', { class: 'rows' }, ...(check.rows ?? []).map(rowOf)),
    element(
      'p',
      { class: 'small' },
      ...(check.checked_at === undefined ? [] : ['Checked ', time(check.checked_at), '. ']),
      ...(check.expires_at === undefined
        ? []
        : ['Stays available until ', time(check.expires_at), '. ']),
      'It is one observation from one place, and is not signed.',
    ),
    element('p', {}, element('a', { href: page }, 'The page of this result, to share')),
  ];
}

function rowOf({ check, state, title, words, text, todo }: Row): HTMLElement {
  return element(
    'li',
    { 'data-row': check },
    element('span', { class: `chip ${TONES[state] ?? 'quiet'}` }, words),
    element(
      'div',
      {},
      element('strong', {}, title),
      element('br', {}),
      foreign(text),
      ...(todo === null ? [] : [element('br', {}), element('span', { class: 'small' }, todo)]),
    ),
  );
}

/** To the second, in UTC. */
export function time(iso: string): HTMLElement {
  return element('time', { datetime: iso }, moment(iso));
}

/** `2026-11-30 19:13:30 UTC` */
export function moment(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}
