import { cut, markdownCode, markdownText } from './text.ts';

/** GitHub takes 65,536 characters for the body of a pull request: what is written stays well below. */
const MOST_CHARACTERS = 60_000;
const MOST_LINES_OF_A_KIND = 50;
const MOST_OF_A_TEXT = 200;

export interface MarkdownSection {
  title: string;
  /** One list entry each, already inert. */
  entries: string[];
}

/** A whole number for people, as 12,345. */
export function grouped(n: number): string {
  return n.toLocaleString('en-US');
}

/** A name, an address or a version that somebody else wrote. */
export function code(text: string): string {
  return markdownCode(cut(text, MOST_OF_A_TEXT)) || '(blank)';
}

/** A sentence that somebody else wrote. */
export function prose(text: string): string {
  return markdownText(cut(text, MOST_OF_A_TEXT));
}

/** A head and its lists, in this order, the first 50 entries of each and no more than fit; what is left out is counted. Sections without an entry are left out. */
export function boundedMarkdown(head: string[], sections: MarkdownSection[]): string {
  return bounded(head, sections).text;
}

/** The same, and what was left out. */
export function bounded(
  head: string[],
  sections: MarkdownSection[],
): { text: string; left: MarkdownSection[] } {
  const lines = [...head];
  const rest: MarkdownSection[] = [];
  let room = MOST_CHARACTERS - lengthOf(head);
  for (const { title, entries } of sections) {
    if (entries.length === 0) continue;
    const opening = ['', `### ${title} (${grouped(entries.length)})`, ''];
    const shown: string[] = [];
    for (const entry of entries.slice(0, MOST_LINES_OF_A_KIND)) {
      if (lengthOf([...opening, ...shown, entry]) + 100 > room) break;
      shown.push(`- ${entry}`);
    }
    const left = entries.length - shown.length;
    if (left > 0) rest.push({ title, entries: entries.slice(shown.length) });
    const section = [...opening, ...shown, ...(left > 0 ? [`- … and ${grouped(left)} more`] : [])];
    lines.push(...section);
    room -= lengthOf(section);
  }
  return { text: `${lines.join('\n')}\n`, left: rest };
}

function lengthOf(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
