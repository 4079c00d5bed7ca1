import { describe, expect, it } from 'vitest';
import type { Claim, Claims } from '../../../src/generated/claims.ts';
import { afterRecheck, claimKey, type ProofSeen } from '../../../src/judge/claims/recheck.ts';

const CLAIM: Claim = {
  listing: 'io.test/a',
  github: 'Octocat',
  host: 'a.example',
  proof: 'dns',
  since: '2026-11-01',
};
const PROVED: ProofSeen = { state: 'proved' };
const GONE: ProofSeen = {
  state: 'gone',
  reason: 'there is no TXT record at _mcp-rollcall.a.example',
};
const UNCLEAR: ProofSeen = { state: 'unclear', reason: 'the name server gave no answer' };

/** The claims after weekly checks, a week apart from 2026-11-02. */
function checked(...weeks: ProofSeen[]): Claims {
  return weeks.reduce<Claims>(
    (claims, look, week) =>
      afterRecheck(
        claims,
        new Map(claims.claims.map((claim) => [claimKey(claim), look])),
        new Date(Date.UTC(2026, 10, 2 + 7 * week, 5)).toISOString(),
      ),
    { schema_version: 1, claims: [CLAIM] },
  );
}

describe('the weekly check', () => {
  it('notes when the proof was seen', () => {
    expect(checked(PROVED, PROVED).claims).toEqual([
      { ...CLAIM, checked_at: '2026-11-09T05:00:00.000Z' },
    ]);
  });

  it('keeps a claim through one check without proof, and says why', () => {
    expect(checked(PROVED, GONE).claims).toEqual([
      {
        ...CLAIM,
        checked_at: '2026-11-02T05:00:00.000Z',
        missed: {
          since: '2026-11-09T05:00:00.000Z',
          last: '2026-11-09T05:00:00.000Z',
          gone: 1,
          unclear: 0,
          reason: GONE.reason,
        },
      },
    ]);
  });

  it('forgets what was missed once the proof is back', () => {
    expect(checked(GONE, PROVED, GONE).claims).toHaveLength(1);
    expect(checked(GONE, PROVED).claims[0]).not.toHaveProperty('missed');
  });

  it('withdraws a claim whose proof is gone twice, in words', () => {
    const { claims, withdrawn } = checked(PROVED, GONE, GONE);
    expect(claims).toEqual([]);
    expect(withdrawn).toEqual([
      {
        ...CLAIM,
        withdrawn_at: '2026-11-16T05:00:00.000Z',
        reason: `2 checks in a row did not see the proof: ${GONE.reason}`,
      },
    ]);
  });

  it('is patient with a name server or a web server in trouble, for a month', () => {
    expect(checked(UNCLEAR, UNCLEAR, UNCLEAR).claims).toHaveLength(1);
    expect(checked(UNCLEAR, UNCLEAR, UNCLEAR, UNCLEAR).claims).toEqual([]);
    expect(checked(UNCLEAR, GONE).claims).toHaveLength(1);
    expect(checked(GONE, UNCLEAR, GONE).claims).toEqual([]);
  });

  it('counts two looks of one day once', () => {
    const once = checked(GONE);
    const again = afterRecheck(
      once,
      new Map([[claimKey(CLAIM), GONE]]),
      '2026-11-02T20:00:00.000Z',
    );
    expect(again).toEqual(once);
  });

  it('leaves a claim that was not looked at, and sorts', () => {
    const b = { ...CLAIM, listing: 'io.test/b' };
    const claims = { schema_version: 1 as const, claims: [b, CLAIM] };
    expect(afterRecheck(claims, new Map(), '2026-11-02T05:00:00.000Z')).toEqual({
      schema_version: 1,
      claims: [CLAIM, b],
    });
  });
});
