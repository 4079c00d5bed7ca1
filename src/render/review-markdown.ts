import { countsOf, type Entry, type Review } from '../review/review.ts';
import { bounded, code, grouped, type MarkdownSection, prose } from './bounded-markdown.ts';
import { suspicionWords } from './review-words.ts';

/**
 * A review as the body of a pull request or a comment, below GitHub's 65,536 characters: what is
 * suspicious first, then what does not hold, then each kind of change. `lead` is Markdown of our own.
 * `rest` is Markdown of whatever did not fit, or null.
 */
export function reviewMarkdown(
  review: Review,
  lead: readonly string[] = [],
): { text: string; rest: string | null } {
  const { sections, violations, suspicious, looked_at } = review;
  const counts = Object.entries(countsOf(review));
  const head = [
    ...lead,
    ...(lead.length === 0 ? [] : ['']),
    '## What changed in the data',
    '',
    ...(suspicious.length === 0 && violations.length === 0
      ? [
          `Nothing suspicious. All ${grouped(looked_at.rules)} invariants hold (${grouped(looked_at.files)} files).`,
        ]
      : [
          `**${grouped(suspicious.length)} suspicious**, **${grouped(violations.length)} ${violations.length === 1 ? 'violation' : 'violations'}** of what must hold (${grouped(looked_at.rules)} invariants, ${grouped(looked_at.files)} files).`,
        ]),
    '',
    ...(counts.length === 0
      ? ['No listing changed.']
      : [
          '| Change | Count |',
          '|---|--:|',
          ...sections.map(({ title, entries }) => `| ${title} | ${grouped(entries.length)} |`),
        ]),
  ];
  const { text, left } = bounded(head, [
    {
      title: 'Suspicious',
      entries: suspicious.map((one) => suspicionWords(one, code)),
    },
    {
      title: 'Does not hold',
      entries: violations.map(
        ({ rule, where, what }) => `${code(rule)}, ${code(where)}: ${prose(what)}`,
      ),
    },
    ...sections.map(({ title, entries }) => ({ title, entries: entries.map(line) })),
  ]);
  return { text, rest: left.length === 0 ? null : inFull(left) };
}

function line({ name, from, to, text }: Entry): string {
  const change =
    from === undefined && to === undefined
      ? ''
      : `: ${from ? code(from) : 'none'} → ${to ? code(to) : 'none'}`;
  return `${code(name)}${change}${text === undefined || text === '' ? '' : `: ${addressOrProse(text)}`}`;
}

function addressOrProse(text: string): string {
  return /^https?:\/\/\S+$/.test(text) ? code(text) : prose(text);
}

function inFull(sections: readonly MarkdownSection[]): string {
  const lines = sections.flatMap(({ title, entries }) => [
    `## ${title}: the other ${grouped(entries.length)}`,
    '',
    ...entries.map((entry) => `- ${entry}`),
    '',
  ]);
  return lines.join('\n');
}
