import { expect, it } from 'vitest';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import type { CheckupResult, Row } from '../../src/judge/checkup/judge.ts';
import { reason, type Verdict } from '../../src/judge/checkup/verdict.ts';
import { checkupResult } from '../../src/render/checkup-result.ts';

/** A checkup in which every row ends like this. */
function checkup(verdict: Verdict): CheckupResult {
  return {
    endpoint: 'https://mcp.example/mcp',
    checked_at: '2026-11-30T12:00:00.000Z',
    expires_at: '2026-12-01T12:00:00.000Z',
    signed: false,
    requests: 5,
    rows: CHECKS.map(({ id, group }): Row => ({ check: id, group, ...verdict })),
    counts: { observed: 14, not_checked: 1 },
    fingerprints: { toolset: 'sha256:aa', schema: null },
  };
}

const detail = { text: 'What was seen.' };
const why = reason('fingerprint_baseline_mismatch');

it('is always fifteen rows and two counts', () => {
  const { rows, headline, facts } = checkupResult(
    checkup({ state: 'VERIFIED', reason: null, detail }),
  );
  expect(rows.map(({ id }) => id)).toEqual(CHECKS.map(({ id }) => id));
  expect(new Set(rows.map(({ title }) => title)).size).toBe(15);
  expect(headline).toBe('14 observed, 1 not checked');
  expect(facts).toContainEqual(['Stands until', '2026-12-01T12:00:00.000Z']);
});

it.each([
  ['FAILED', 'error', 'Failed'],
  ['OBSERVED_RISK', 'warning', 'Observed risk'],
  ['UNVERIFIED', 'not_checked', 'Not checked'],
] as const)('of %s is %s with its reason and what to do', (state, level, words) => {
  const [row] = checkupResult(checkup({ state, reason: why, detail })).rows;
  expect(row).toMatchObject({
    level,
    state: words,
    text: 'The list is not the one that was approved.',
    detail: 'What was seen.',
    help: 'Review what changed; if it is meant, approve it anew.',
  });
});

it('says what was verified, and at the least what was looked at', () => {
  const seen = checkupResult(checkup({ state: 'VERIFIED', reason: null, detail })).rows[0];
  expect(seen).toMatchObject({ level: 'pass', text: 'What was seen.', detail: null });
  const bare = checkupResult(checkup({ state: 'VERIFIED', reason: null, detail: null })).rows[0];
  expect(bare?.text).toBe(CHECKS[0]?.looks_at);
});
