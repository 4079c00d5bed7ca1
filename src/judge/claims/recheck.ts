import type { Claim, Claims, WithdrawnClaim } from '../../generated/claims.ts';

/** What one look at the proof of a claim came to; `reason` is a sentence of our own. */
export type ProofSeen =
  | { state: 'proved' }
  /** An answer came, and it is not the proof. */
  | { state: 'gone'; reason: string }
  /** No usable answer came: a name server or a web server in trouble. */
  | { state: 'unclear'; reason: string };

/** A claim is withdrawn with the second check in a row to which the host answered without the proof … */
const GONE_CHECKS = 2;
/** … or with the fourth that brought no proof at all. */
const MISSED_CHECKS = 4;
/** Two looks on one day are one check. */
const CHECK_HOURS = 20;

/**
 * The claims after a check of each at `at` (ISO): `seen` by the key of a claim. Those that were not
 * looked at stay as they are. Sorted by listing and login; the withdrawn ones keep their order, the
 * newest last.
 */
export function afterRecheck(
  claims: Claims,
  seen: ReadonlyMap<string, ProofSeen>,
  at: string,
): Claims {
  const kept: Claim[] = [];
  const withdrawn: WithdrawnClaim[] = [...(claims.withdrawn ?? [])];
  for (const claim of [...claims.claims].sort(byListing)) {
    const look = seen.get(claimKey(claim));
    const next = look === undefined ? claim : afterLook(claim, look, at);
    if ('withdrawn_at' in next) withdrawn.push(next);
    else kept.push(next);
  }
  return { schema_version: 1, claims: kept, ...(withdrawn.length > 0 && { withdrawn }) };
}

export function claimKey({ listing, github }: Pick<Claim, 'listing' | 'github'>): string {
  return `${listing} ${github.toLowerCase()}`;
}

function afterLook(claim: Claim, look: ProofSeen, at: string): Claim | WithdrawnClaim {
  const { missed, ...rest } = claim;
  if (look.state === 'proved') return { ...rest, checked_at: at };
  if (missed !== undefined && hours(missed.last, at) < CHECK_HOURS) return claim;
  const gone = (missed?.gone ?? 0) + (look.state === 'gone' ? 1 : 0);
  const unclear = (missed?.unclear ?? 0) + (look.state === 'unclear' ? 1 : 0);
  if (gone < GONE_CHECKS && gone + unclear < MISSED_CHECKS) {
    const since = missed?.since ?? at;
    return { ...rest, missed: { since, last: at, gone, unclear, reason: look.reason } };
  }
  const { listing, github, host, proof, since } = claim;
  const reason = `${gone + unclear} checks in a row did not see the proof: ${look.reason}`;
  return { listing, github, host, proof, since, withdrawn_at: at, reason };
}

function hours(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
}

export function byListing(a: Claim, b: Claim): number {
  const [first, second] = [claimKey(a), claimKey(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
