import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import type { LintView } from '../view/lint.ts';
import { coded, foreign } from './words.ts';

/** What the registry's entry lacks or got wrong, and what its publisher can do about it. */
export function lintSection(site: Site, findings: readonly LintView[]): Html {
  return html`<section class="card" aria-labelledby="lint"><h2 id="lint">Registry entry</h2>
${
  findings.length === 0
    ? html`<p>Nothing is missing from its entry in the registry, and nothing in it is left over from a template.</p>`
    : html`<ul class="plain findings">${findings.map((finding) => item(site, finding))}</ul>`
}
</section>`;
}

function item(site: Site, { rule, isWarning, text, fix, found, left }: LintView): Html {
  return html`<li><p><strong class="${isWarning ? 'gate' : 'quiet'}">${isWarning ? 'Warning' : 'Note'}</strong> <code>${rule}</code> ${coded(text)}</p>
${found.length > 0 && html`<ul>${found.map((one) => html`<li>${one.path === null ? html`<code>${foreign(one.text)}</code>` : html`<a href="${href(site.place, one.path)}">${foreign(one.text)}</a>`}</li>`)}${left > 0 && html`<li>and ${left} more</li>`}</ul>`}
<p class="small">${coded(fix)}</p></li>
`;
}
