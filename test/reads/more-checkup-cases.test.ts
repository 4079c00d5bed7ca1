import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import validateResult from '../../src/generated/checkup.validate.js';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { type CheckupCase, type Expected, playRows } from '../neighbourhood/checkup-server.ts';
import { checkupOptions } from './checkup-options.ts';

/** A scripted server of our own, one a rule; `expected` holds the rows that are not as in `PLAIN`. */
interface OwnCase extends CheckupCase {
  /** The section of the public suite's semantics, or the point of our own page, that it comes from. */
  rule: string;
  never?: string[];
}

const cases = JSON.parse(
  readFileSync(new URL('../cases/more-checkup.json', import.meta.url), 'utf8'),
) as OwnCase[];

const missing = (check: string): Expected => ({
  state: 'UNVERIFIED',
  reason: 'no_baseline_reason',
  params: { check_id: check },
});
/** A clean server on plain http, without a baseline. */
const PLAIN: Record<string, Expected> = {
  tls_certificate: { state: 'UNVERIFIED', reason: 'tls_not_https' },
  toolset_unchanged_vs_approved: missing('toolset_unchanged_vs_approved'),
  schema_unchanged_vs_approved: missing('schema_unchanged_vs_approved'),
};

it('each server has a name of its own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

it.each(cases)('$id ($rule)', async ({ server: rows, wire, expected, never }) => {
  const server = await playRows(rows);
  const observation = await readCheckup(server.url, checkupOptions()).finally(server.close);
  expect(server.wire).toEqual(wire);
  for (const request of never ?? []) expect(server.wire).not.toContain(request);
  expect(validateObservation(observation)).toEqual({ observation });
  // A record is judged as it was made, and as it comes back from a file.
  const result = judgeCheckup(observation);
  expect(judgeCheckup(JSON.parse(JSON.stringify(observation)))).toEqual(result);
  expect(validateResult(result)).toBe(true);
  expect(result.rows.length).toBe(15);
  expect(result.requests).toBe(wire.length);
  for (const { check, state, reason } of result.rows) {
    const wanted = expected[check] ?? PLAIN[check] ?? { state: 'VERIFIED', reason: null };
    expect({ check, state, reason: reason?.key ?? null }).toEqual({
      check,
      state: wanted.state,
      reason: wanted.reason,
    });
    if (wanted.params !== undefined)
      expect({ check, ...reason?.params }).toMatchObject({ check, ...wanted.params });
    if (state === 'VERIFIED') expect(reason).toBeNull();
  }
});
