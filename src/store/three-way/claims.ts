import type { Claim, Claims, WithdrawnClaim } from '../../generated/claims.ts';
import { canonical } from '../canonical.ts';
import { byTime, sides, taken } from './merge.ts';

/** Of each claim the later check; a withdrawal on either side is one. */
export function mergeClaims(base: Claims, ours: Claims, theirs: Claims): Claims {
  const ways = { base: byKey(base), ours: byKey(ours), theirs: byKey(theirs) };
  const decided = sides(
    ways,
    byTime<Claim>(({ missed, checked_at }) => missed?.last ?? checked_at),
  );
  const withdrawn = new Map<string, WithdrawnClaim>();
  for (const entry of [...(theirs.withdrawn ?? []), ...(ours.withdrawn ?? [])]) {
    withdrawn.set(canonical(entry), entry);
  }
  const isRemoved = (key: string) => key in ways.base && !(key in ways.ours && key in ways.theirs);
  const claims = Object.entries(taken(ways, decided))
    .filter(([key]) => !isRemoved(key))
    .map(([, claim]) => claim);
  const history = [...withdrawn.values()].sort((a, b) =>
    a.withdrawn_at < b.withdrawn_at ? -1 : 1,
  );
  return { ...theirs, claims, ...(history.length > 0 && { withdrawn: history }) };
}

function byKey({ claims }: Claims): Record<string, Claim> {
  const keyed: Record<string, Claim> = Object.create(null);
  for (const claim of claims) keyed[`${claim.listing} ${claim.github.toLowerCase()}`] = claim;
  return keyed;
}
