import { styleText } from 'node:util';
import { CHECKS } from '../judge/checkup/index.ts';
import type { CheckupResult, Row } from '../judge/checkup/judge.ts';
import { REASONS, reasonText } from '../judge/checkup/reasons.ts';
import type { Group, State } from '../judge/checkup/verdict.ts';
import { cut, terminalText } from './text.ts';

type Style = Parameters<typeof styleText>[0];

const STATES: Record<State, { word: string; style: Style }> = {
  VERIFIED: { word: 'Verified', style: 'green' },
  FAILED: { word: 'Failed', style: 'red' },
  OBSERVED_RISK: { word: 'Observed risk', style: 'yellow' },
  UNVERIFIED: { word: 'Not checked', style: 'dim' },
};
const GROUPS: [Group, string][] = [
  ['reach', 'Reach'],
  ['protocol', 'Protocol'],
  ['security', 'Security'],
  ['drift', 'Drift'],
];
const WORD_WIDTH = 'Observed risk'.length;
const DETAIL_WIDTH = 600;
const INDENT = ' '.repeat(4 + WORD_WIDTH + 2);

/** One checkup, told to a person at a terminal: fifteen rows, two counts, and until when it stands. */
export function checkupText(result: CheckupResult, { colour }: { colour: boolean }): string {
  const paint = (style: Style, text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { counts, requests } = result;
  const lines = [paint('bold', terminalText(result.endpoint))];
  for (const [group, title] of GROUPS) {
    lines.push('', `  ${paint('bold', title)}`);
    for (const row of result.rows) if (row.group === group) lines.push(...rowLines(row, paint));
  }
  lines.push(
    '',
    `  ${counts.observed} observed, ${counts.not_checked} not checked, with ${requests} ${requests === 1 ? 'request' : 'requests'}.`,
    `  Checked ${result.checked_at}; stands until ${result.expires_at}.`,
    '  One observation from one place. It is not signed.',
    '',
  );
  return lines.join('\n');
}

function rowLines(row: Row, paint: (style: Style, text: string) => string): string[] {
  const { word, style } = STATES[row.state];
  const title = CHECKS.find(({ id }) => id === row.check)?.title ?? row.check;
  const lines = [`    ${paint(style, word.padEnd(WORD_WIDTH))}  ${title}`];
  const say = (text: string) => lines.push(paint('dim', `${INDENT}${text}`));
  if (row.reason !== null) say(reasonText(row.reason));
  if (row.detail !== null) say(cut(terminalText(cut(row.detail.text, DETAIL_WIDTH)), DETAIL_WIDTH));
  const todo = row.reason === null ? null : REASONS[row.reason.key].todo;
  const isFinding = row.state === 'FAILED' || row.state === 'OBSERVED_RISK';
  if (isFinding && todo !== null) lines.push(`${INDENT}→ ${todo}`);
  return lines;
}
