import { CHECKS } from '../judge/checkup/index.ts';
import type { CheckupResult } from '../judge/checkup/judge.ts';
import { REASONS, reasonText } from '../judge/checkup/reasons.ts';
import type { State } from '../judge/checkup/verdict.ts';
import type { Level, Result, Row } from './result.ts';

const STATES: Record<State, { level: Level; words: string }> = {
  VERIFIED: { level: 'pass', words: 'Verified' },
  FAILED: { level: 'error', words: 'Failed' },
  OBSERVED_RISK: { level: 'warning', words: 'Observed risk' },
  UNVERIFIED: { level: 'not_checked', words: 'Not checked' },
};

/** A checkup as a result: always fifteen rows, and two counts in place of a verdict. */
export function checkupResult(checkup: CheckupResult): Result {
  const { endpoint, counts, fingerprints } = checkup;
  return {
    kind: 'checkup',
    endpoint,
    headline: `${counts.observed} observed, ${counts.not_checked} not checked`,
    facts: [
      ['Checked', checkup.checked_at],
      ['Stands until', checkup.expires_at],
      ['Requests', String(checkup.requests)],
      ...(fingerprints.toolset ? [['Toolset', fingerprints.toolset] as const] : []),
      ...(fingerprints.schema ? [['Schemas', fingerprints.schema] as const] : []),
      ['Signed', 'no'],
    ],
    rows: checkup.rows.map(rowOf),
  };
}

function rowOf({ check, state, reason, detail }: CheckupResult['rows'][number]): Row {
  const about = CHECKS.find(({ id }) => id === check);
  const { level, words } = STATES[state];
  const todo = reason === null ? null : REASONS[reason.key].todo;
  return {
    id: check,
    title: about?.title ?? check,
    about: about === undefined ? check : `${about.looks_at} ${about.how}`,
    level,
    state: words,
    text: reason === null ? (detail?.text ?? about?.looks_at ?? '') : reasonText(reason),
    where: null,
    detail: reason === null ? null : (detail?.text ?? null),
    help: todo ?? about?.looks_at ?? null,
  };
}
