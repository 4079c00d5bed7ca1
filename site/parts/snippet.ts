import { type Html, html } from '../html.ts';

/** A text to copy, with a button that does; `id` is one of this page, `what` says what it is. */
export function snippet(id: string, what: string, text: string): Html {
  return html`<div class="snip"><pre><code id="${id}">${text}</code></pre><button type="button" data-copy="${id}" aria-label="Copy ${what}">Copy</button></div>`;
}
