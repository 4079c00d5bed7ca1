import { oneLine } from './visible.ts';

/** Breaks what GitHub links after rendering (mentions, issue numbers, addresses), where no escape reaches. */
const BREAK = '&#8203;';

const entity = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Inert prose for GitHub's Markdown (bodies, comments, step summaries, table cells), on one line:
 * no link, image, HTML, code, emphasis, math, mention, reference, emoji code or block marker comes of it.
 */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/[&<>\\`*_[\]~|$]/g, entity)
    .replace(/^(?:[-+=]|\d+(?=[.)]))/, (marker) =>
      /\d/.test(marker) ? marker + BREAK : entity(marker),
    )
    .replace(/^#+/, (marks) => [...marks].map(entity).join(''))
    .replace(/:(?=\S)/g, `:${BREAK}`)
    .replace(/@(?=\S)/g, `@${BREAK}`)
    .replace(/(?<!&)#(?=\S)/g, `#${BREAK}`)
    .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
    .replace(/(www)(?=\.)/gi, `$1${BREAK}`);
}

/**
 * The text as a code span, for names, addresses and versions: nothing in it is linked or read as Markdown.
 * A pipe would end a table's cell and has no escape that holds both in and outside of tables, so it is shown by its number.
 */
export function markdownCode(text: string): string {
  const content = oneLine(text).replaceAll('|', '⟨U+007C⟩');
  if (content === '') return '';
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${content}${fence}` : `${fence} ${content} ${fence}`;
}
