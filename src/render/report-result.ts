import { RULES } from '../judge/report-card/index.ts';
import type { CardFinding, ReportJudgement } from '../judge/report-card/judge.ts';
import type { Rule } from '../judge/report-card/rule.ts';
import type { Level, Result, Row } from './result.ts';

const SEVERITIES: Record<CardFinding['severity'], { level: Level; words: string }> = {
  error: { level: 'error', words: 'Error' },
  warning: { level: 'warning', words: 'Warning' },
  info: { level: 'note', words: 'Info' },
};

/** A report card as a result: a row a rule, whether it fired, was clear or could not be judged. */
export function reportResult(card: ReportJudgement): Result {
  return {
    kind: 'report',
    endpoint: card.endpoint,
    headline: card.grade === null ? 'Not read' : `Grade ${card.grade}, ${card.score} of 100`,
    facts: [
      ['Read', card.read_at],
      ['Method', `version ${card.method_version}`],
      ['Rules judged', `${card.judged.rules} of ${card.judged.of}`],
      ['Requests', String(card.requests)],
      ...card.not_read.map(({ what, reason }) => ['Not read', `${what}: ${reason}`] as const),
    ],
    rows: RULES.map((rule) => rowOf(rule, card)),
  };
}

function rowOf(rule: Rule, { findings, not_judged }: ReportJudgement): Row {
  const { id, text: title, fires } = rule;
  const finding = findings.find((one) => one.rule === id);
  if (finding !== undefined) return { ...found(finding), about: fires };
  const row = { id, title, about: fires, where: null, detail: null, help: fires };
  const unjudged = not_judged.find((one) => one.rule === id);
  return unjudged === undefined
    ? { ...row, level: 'pass', state: 'Clear', text: 'Looked for and not found.' }
    : { ...row, level: 'not_checked', state: 'Not judged', text: unjudged.reason };
}

function found({ rule, severity, stop, text, fix, count, evidence }: CardFinding): Row {
  const { level, words } = SEVERITIES[severity];
  const [first] = evidence;
  const more = count > 1 ? ` (and ${count - 1} more)` : '';
  return {
    id: rule,
    title: text,
    level,
    state: stop ? `${words}, stop` : words,
    text,
    where: first?.where ?? null,
    detail: first === undefined ? null : `${first.text}${more}`,
    help: fix || null,
  };
}
