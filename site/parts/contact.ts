import { outside } from '../href.ts';
import { type Html, html } from '../html.ts';

/** The configured contact as a link: an address on the web, or one for mail. */
export function contact(address: string): Html {
  const url = outside(address);
  if (url !== null) return html`<a href="${url}" rel="noopener">${address}</a>`;
  return html`<a href="mailto:${encodeURI(address)}">${address}</a>`;
}
