import type { Entry, Review } from '../review/review.ts';
import { suspicionWords } from './review-words.ts';
import { cut, logText, terminalText } from './text.ts';

const MOST_LINES = 50;
const LONGEST = 200;

/** A review for a terminal or a log; `rest` is the text of whatever is left out, or null. */
export function reviewText(review: Review): { text: string; rest: string | null } {
  const { sections, suspicious, violations, looked_at } = review;
  const lists = [
    { title: 'Suspicious', lines: suspicious.map((one) => suspicionWords(one, shown)) },
    {
      title: 'Does not hold',
      lines: violations.map(
        ({ rule, where, what }) => `${shown(rule)}, ${shown(where)}: ${shown(what)}`,
      ),
    },
    ...sections.map(({ title, entries }) => ({ title, lines: entries.map(line) })),
  ].filter(({ lines }) => lines.length > 0);
  const text = [
    `${looked_at.files} files, ${looked_at.rules} invariants: ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}, ${suspicious.length} suspicious`,
    ...lists.flatMap(({ title, lines }) => [
      `${title} (${lines.length})`,
      ...lines.slice(0, MOST_LINES).map((one) => `  ${one}`),
      ...(lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more`] : []),
    ]),
    ...(sections.length === 0 ? ['nothing changed'] : []),
  ];
  const left = lists.filter(({ lines }) => lines.length > MOST_LINES);
  const rest = left.flatMap(({ title, lines }) => [
    title,
    ...lines.slice(MOST_LINES).map((one) => `  ${one}`),
  ]);
  return {
    text: logText(`${text.join('\n')}\n`),
    rest: rest.length === 0 ? null : logText(`${rest.join('\n')}\n`),
  };
}

function line({ name, from, to, text }: Entry): string {
  const change = from === undefined && to === undefined ? '' : `: ${told(from)} -> ${told(to)}`;
  return `${shown(name)}${change}${text ? `: ${shown(text)}` : ''}`;
}

function told(value: string | null | undefined): string {
  return value ? shown(value) : 'none';
}

function shown(text: string): string {
  return terminalText(cut(text, LONGEST));
}
