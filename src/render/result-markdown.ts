import { boundedMarkdown, code, prose } from './bounded-markdown.ts';
import { type Level, type Result, type Row, rowsOf, worstFirst } from './result.ts';
import { cut, markdownText } from './text.ts';

const KINDS = { handshake: 'Handshake', checkup: 'Checkup', report: 'Report card' } as const;
const MARKS: Record<Level, string> = {
  error: '❌',
  warning: '⚠️',
  note: 'ℹ️',
  not_checked: '➖',
  pass: '✅',
};
const MOST_ROWS = 100;
/** A comment or a body on GitHub takes 65,536 characters. */
const MOST_CHARACTERS = 50_000;
const MOST_OF_A_TEXT = 300;

/** One result as Markdown for GitHub, at most some 60,000 characters: a heading, its facts and a table with the worst rows first. */
export function resultMarkdown(result: Result): string {
  const rows = worstFirst(result.rows).map(line);
  const shown = fitting(rows.slice(0, MOST_ROWS));
  const left = rows.length - shown.length;
  return boundedMarkdown(
    [
      `## ${KINDS[result.kind]} of ${code(result.endpoint)}`,
      '',
      `**${prose(result.headline)}**`,
      '',
      ...result.facts.map(([label, value]) => `- ${prose(label)}: ${prose(value)}`),
      ...(result.facts.length > 0 ? [''] : []),
      '| | What | State | Seen |',
      '|---|---|---|---|',
      ...shown,
      ...(left > 0 ? ['', `… and ${left} more.`] : []),
    ],
    [],
  );
}

/** The results as a step's summary. */
export function stepSummary(results: readonly Result[]): string {
  return results.map(resultMarkdown).join('\n');
}

function fitting(lines: string[]): string[] {
  let room = MOST_CHARACTERS;
  return lines.filter((text) => {
    room -= text.length + 1;
    return room > 0;
  });
}

function line({ level, id, state, text, where, detail }: Row): string {
  const seen = [text, where, detail].filter(Boolean).join(' ');
  return `| ${MARKS[level]} | ${code(id)} | ${prose(state)} | ${markdownText(cut(seen, MOST_OF_A_TEXT))} |`;
}

/** How many rows ended in each way, in words: "1 error, 2 warnings". */
export function levelCounts(rows: readonly Row[]): string {
  const words = { error: 'error', warning: 'warning', note: 'note' } as const;
  const parts = Object.entries(words).flatMap(([level, word]) => {
    const n = rowsOf(rows, level as Level).length;
    return n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`];
  });
  return parts.join(', ') || 'nothing found';
}
