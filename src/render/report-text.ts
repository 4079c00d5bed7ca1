import { styleText } from 'node:util';
import type { CardFinding, ReportJudgement } from '../judge/report-card/judge.ts';
import { cut, terminalText } from './text.ts';

const STYLES = { error: 'red', warning: 'yellow', info: 'dim' } as const;
const GRADE_STYLES = { A: 'green', B: 'green', C: 'yellow', D: 'red' } as const;

/** One report card, told to a person at a terminal. Ends with a line end; colours only when asked for. */
export function reportText(card: ReportJudgement, { colour }: { colour: boolean }): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { grade, score } = card;
  const head =
    grade === null
      ? paint('red', 'NOT READ')
      : paint(GRADE_STYLES[grade], `${grade}  ${score} of 100`);
  const eras = card.eras.map(({ era, protocol_version }) => `${era} ${shown(protocol_version)}`);
  const lines = [
    `${head}  ${shown(card.endpoint)}`,
    `  judged on ${card.judged.rules} of ${card.judged.of} rules, ${card.requests} requests${
      eras.length > 0 ? `, ${eras.join(' and ')}` : ''
    }`,
    '',
    ...(card.findings.length === 0 ? ['  No rule fired.'] : card.findings.flatMap(findingLines)),
    ...(card.not_judged.length > 0 ? ['', '  Could not be judged'] : []),
    ...byReason(card.not_judged).map(
      ([reason, rules]) => `    ${shown(reason)}: ${rules.join(', ')}`,
    ),
    ...(card.not_read.length > 0 ? ['', '  Not read'] : []),
    ...card.not_read.map(({ what, reason }) => `    ${shown(what)}: ${shown(reason)}`),
  ];
  return `${lines.join('\n')}\n`;

  function findingLines(finding: CardFinding): string[] {
    const { severity, rule, stop, text, fix, count, evidence } = finding;
    const mark = stop ? `${severity}, stop` : severity;
    const rest = count - evidence.length;
    return [
      `  ${paint(STYLES[severity], mark)}  ${rule}`,
      `    ${text}`,
      ...evidence.map(({ where, text: seen }) => `      ${shown(where)}: ${shown(seen)}`),
      ...(rest > 0 ? [`      and at ${rest} more places`] : []),
      ...(fix === '' ? [] : [`    What to do: ${fix}`]),
      ...(stop && !card.confirmed_stop.includes(rule)
        ? ['    A stop finding: on a public card a second read decides before it caps the grade.']
        : []),
    ];
  }
}

function byReason(unjudged: ReportJudgement['not_judged']): [reason: string, rules: string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { rule, reason } of unjudged) {
    const rules = reasons.get(reason);
    if (rules === undefined) reasons.set(reason, [rule]);
    else rules.push(rule);
  }
  return [...reasons];
}

function shown(text: string): string {
  return terminalText(cut(text, 320));
}
