import { boundedMarkdown, code, grouped, prose } from './bounded-markdown.ts';
import { type Level, type Result, type Row, worstFirst } from './result.ts';
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
      ...result.facts.map(([label, value]) => `- ${prose(label)}: ${code(value)}`),
      ...(result.facts.length > 0 ? [''] : []),
      '| | What | State | Seen |',
      '|---|---|---|---|',
      ...shown,
      ...(left > 0 ? ['', `… and ${left} more.`] : []),
    ],
    [],
  );
}

/** The runner takes 1 MiB of a step's summary, and refuses it whole beyond. */
const MOST_BYTES_OF_A_SUMMARY = 1_000_000;

/** The results as a step's summary: as many as it takes, the others counted. */
export function stepSummary(results: readonly Result[]): string {
  let room = MOST_BYTES_OF_A_SUMMARY;
  const told: string[] = [];
  for (const markdown of results.map(resultMarkdown)) {
    room -= Buffer.byteLength(markdown) + 1;
    if (room < 0) break;
    told.push(markdown);
  }
  const left = results.length - told.length;
  if (left > 0) told.push(`… and ${grouped(left)} more results, for which there is no room.\n`);
  return told.join('\n');
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
