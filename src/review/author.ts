import type { Claim, Claims } from '../generated/claims.ts';
import { claimKey } from '../judge/claims/recheck.ts';
import type { Documents } from './documents.ts';
import { kindOf } from './files.ts';
import type { Violation } from './review.ts';

/** Who proposes a change; a maintainer is who may write to the repository anyway. */
export interface Author {
  login: string;
  isMaintainer: boolean;
}

/** A file below data/ that the change adds, changes or removes. */
export interface ChangedFile {
  path: string;
  isRemoved: boolean;
}

type Known = Pick<Documents, 'claims' | 'exceptions'>;

const RULE = 'author';

/**
 * What of a change is not its author's to make: a claim is added by the login that it names and by nobody
 * else, and changed or removed by that login or a maintainer; an approved tool list comes from a login
 * that claims the listing, or a maintainer; nobody but a maintainer excepts anything from a rule. Null
 * documents can't be read, which says so itself.
 */
export function authorFindings(
  author: Author,
  before: Known,
  after: Known,
  changed: readonly ChangedFile[],
): Violation[] {
  const [was, is] = [before.claims, after.claims];
  const claims = is === null ? [] : claimFindings(author, was?.claims ?? [], is.claims);
  if (author.isMaintainer) return claims;
  return [
    ...claims,
    ...(is === null ? [] : withdrawnFindings(was, is)),
    ...(is === null ? [] : baselineFindings(author, was?.claims ?? [], is.claims, changed)),
    ...exceptionFindings(author, before, after),
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
  before: readonly Claim[],
  after: readonly Claim[],
  changed: readonly ChangedFile[],
): Violation[] {
  return changed.flatMap(({ path, isRemoved }) => {
    const known = kindOf(path);
    if (known?.kind !== 'baseline') return [];
    // Who takes a claim back takes the list away with it.
    const claims = isRemoved ? [...before, ...after] : after;
    const isClaimant = claims.some(
      ({ listing, github }) =>
        listing === known.name && github.toLowerCase() === login.toLowerCase(),
    );
    if (isClaimant) return [];
    const what = `the approved tool list is changed by ${login}, who does not claim the listing`;
    return [{ rule: RULE, where: known.name ?? path, what }];
  });
}

/** To take one away is anybody's: where it is still needed, its rule says so. */
function exceptionFindings({ login }: Author, before: Known, after: Known): Violation[] {
  const known = new Set(before.exceptions?.exceptions.map((one) => `${one.rule} ${one.where}`));
  return (after.exceptions?.exceptions ?? [])
    .filter((one) => !known.has(`${one.rule} ${one.where}`))
    .map(({ rule, where }) => ({
      rule: RULE,
      where: 'review-exceptions.json',
      what: `the exception of ${rule} for ${where} is added by ${login}: expected a maintainer`,
    }));
}
