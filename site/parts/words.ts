import { type Html, html } from '../html.ts';
import type { Fact } from '../view/facts.ts';
import type { Moment } from '../view/format.ts';
import type { Tone } from '../view/status.ts';
import { icon } from './icon.ts';

/** Text from outside: kept apart from the direction of what stands around it. */
export function foreign(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

export function time(when: Moment, words: string = when.text): Html {
  return html`<time datetime="${when.iso}">${words}</time>`;
}

/** A link that leaves the site; the address has passed `outside`. */
export function away(url: string, words: string): Html {
  return html`<a href="${url}" rel="nofollow ugc noopener"><bdi>${words}</bdi></a>`;
}

export function chip(tone: Tone, label: string): Html {
  return html`<span class="chip ${tone}">${icon(tone)}${label}</span>`;
}

export function facts(rows: readonly Fact[]): Html {
  return html`<dl class="facts">${rows.map(({ term, value }) => html`<div><dt>${term}</dt><dd>${factValue(value)}</dd></div>`)}</dl>`;
}

function factValue(value: Fact['value']): Html {
  if (typeof value === 'string') return foreign(value);
  if ('iso' in value) return time(value);
  if ('code' in value) return html`<code><bdi>${value.code}</bdi></code>`;
  return away(value.link, value.link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''));
}

/** Our own sentence, in which names of members stand between back-ticks. */
export function coded(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
