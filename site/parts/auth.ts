import { type Html, html } from '../html.ts';
import type { AuthView } from '../view/auth.ts';
import { coded } from './words.ts';

/** How one signs in, as far as it is known, and what is missing for that. */
export function authSection({ known, missing, unknown }: AuthView): Html {
  return html`<section class="card" aria-labelledby="auth"><h2 id="auth">Signing in</h2>
<ul class="plain signs">${known.map((text) => html`<li>${coded(text)}</li>`)}
${missing.map(({ text, fix }) => html`<li><strong>Missing:</strong> ${coded(text)} <span class="small">${coded(fix)}</span></li>`)}
${unknown.map((text) => html`<li><strong>Not known:</strong> ${coded(text)}</li>`)}</ul>
</section>`;
}
