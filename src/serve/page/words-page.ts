import { html } from '../../../site/html.ts';
import { type Frame, framed } from './frame.ts';
import { time } from './time.ts';

/** A page that says one thing: why something was not done, and from when on it may be, or that nothing is here. */
export function wordsPage(
  frame: Frame,
  title: string,
  words: string,
  next: string | null = null,
): string {
  return framed(frame, {
    title,
    body: html`<header class="lead">
<h1>${title}</h1>
<p>${words}${next !== null && html` Try again from ${time(next)} on.`}</p>
<p><a class="button" href="${frame.siteUrl}">To the site</a></p>
</header>`,
  });
}
