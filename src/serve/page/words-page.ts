import { html } from '../../../site/html.ts';
import { type Frame, framed } from './frame.ts';

/** A page that says one thing: why something was not done, or that nothing is here. */
export function wordsPage(frame: Frame, title: string, words: string): string {
  return framed(frame, {
    title,
    body: html`<header class="lead">
<h1>${title}</h1>
<p>${words}</p>
<p><a class="button" href="${frame.siteUrl}">To the site</a></p>
</header>`,
  });
}
