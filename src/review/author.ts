import type { Claim, Claims } from '../generated/claims.ts';
import { claimKey } from '../judge/claims/recheck.ts';
import { kindOf } from './files.ts';
import type { Violation } from './review.ts';

/** Who proposes a change; a maintainer is who may write to the repository anyway. */
export interface Author {
  login: string;
  isMaintainer: boolean;
}

const RULE = 'author';

/**
 * What of a change is not its author's to make: a claim is added by the login that it names and by nobody
 * else, and changed or removed by that login or a maintainer; an approved tool list comes from a login
 * that claims the listing, or a maintainer. Null claims can't be read, which says so itself.
 */
export function authorFindings(
  author: Author,
  before: Claims | null,
  after: Claims | null,
  changedPaths: readonly string[],
): Violation[] {
  if (after === null) return [];
  return [
    ...claimFindings(author, before?.claims ?? [], after.claims),
    ...(author.isMaintainer ? [] : withdrawnFindings(before, after)),
    ...(author.isMaintainer ? [] : baselineFindings(author, after.claims, changedPaths)),
  ];
}

function claimFindings(
  author: Author,
  before: readonly Claim[],
  after: readonly Claim[],
): Violation[] {
  const was = new Map(before.map((claim) => [claimKey(claim), claim]));
  const is = new Map(after.map((claim) => [claimKey(claim), claim]));
  const found: Violation[] = [];
  for (const key of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [old, now] = [was.get(key), is.get(key)];
    const claim = now ?? old;
    if (claim === undefined || JSON.stringify(old) === JSON.stringify(now)) continue;
    const isOwn = claim.github.toLowerCase() === author.login.toLowerCase();
    if (isOwn || (old !== undefined && author.isMaintainer)) continue;
    const verb = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    found.push({
      rule: RULE,
      where: claim.listing,
      what: `the claim by ${claim.github} is ${verb} by ${author.login}: expected ${claim.github}${old === undefined ? '' : ' or a maintainer'}`,
    });
  }
  return found;
}

function withdrawnFindings(before: Claims | null, after: Claims): Violation[] {
  const [was, is] = [before?.withdrawn ?? [], after.withdrawn ?? []].map((list) =>
    JSON.stringify(list),
  );
  if (was === is) return [];
  return [
    {
      rule: RULE,
      where: 'claims.json',
      what: 'the withdrawn claims are written by the weekly check alone',
    },
  ];
}

function baselineFindings(
  { login }: Author,
  claims: readonly Claim[],
  changedPaths: readonly string[],
): Violation[] {
  return changedPaths.flatMap((path) => {
    const known = kindOf(path);
    if (known?.kind !== 'baseline') return [];
    const isClaimant = claims.some(
      ({ listing, github }) =>
        listing === known.name && github.toLowerCase() === login.toLowerCase(),
    );
    if (isClaimant) return [];
    const what = `the approved tool list is changed by ${login}, who does not claim the listing`;
    return [{ rule: RULE, where: known.name ?? path, what }];
  });
}
