import { type Html, html } from '../../../site/html.ts';

/** A time to the second, in UTC. */
export function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
