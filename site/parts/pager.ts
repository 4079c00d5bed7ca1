import type { Place } from '../href.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';

/** Links to the pages of a list; `links` has a null where pages are left out. */
export function pager(
  place: Place,
  page: number,
  links: readonly ({ page: number; path: string } | null)[],
): Html {
  const to = (wanted: number) => links.find((link) => link?.page === wanted);
  const step = (wanted: number, words: string, rel: string): Html | false => {
    const link = to(wanted);
    return (
      link != null && html`<li><a href="${href(place, link.path)}" rel="${rel}">${words}</a></li>`
    );
  };
  return html`<nav class="pager" aria-label="Pages"><ul>
${step(page - 1, '← Previous', 'prev')}
${links.map((link) =>
  link === null
    ? html`<li aria-hidden="true">…</li>`
    : html`<li><a href="${href(place, link.path)}"${link.page === page && html` aria-current="page"`}><span class="unseen">Page </span>${link.page}</a></li>`,
)}
${step(page + 1, 'Next →', 'next')}
</ul></nav>`;
}
