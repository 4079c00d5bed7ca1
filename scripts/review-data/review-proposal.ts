import { join } from 'node:path';
import { Fault } from '../../src/fault.ts';
import type { Claim } from '../../src/generated/claims.ts';
import validate from '../../src/generated/claims.validate.js';
import { type ClaimOptions, lookAt } from '../../src/pipeline/claims.ts';
import { git, leftAt } from '../../src/pipeline/review/git.ts';
import { review } from '../../src/pipeline/review.ts';
import type { Author } from '../../src/review/author.ts';
import type { Review, Violation } from '../../src/review/review.ts';
import { readClaims } from '../../src/store/claims.ts';

export interface ProposalOptions extends Partial<ClaimOptions> {
  /** The clone, whose work tree is the base. */
  root: string;
  base: string;
  head: string;
  author: Author;
}

/** More new claims than these are not looked at: nobody speaks for so many servers at once. */
const MOST_CLAIMS = 20;

/** A review of a pull request, with the proof of every claim that it adds or changes. */
export async function reviewProposal(options: ProposalOptions): Promise<Review> {
  const { root, base, head, author, now } = options;
  const result = await review({ base, head, author, cwd: root, ...(now && { now }) });
  const added = await addedClaims(root, base, head);
  const proofs = await proofViolations(added, { ...options, dataDir: join(root, 'data') });
  return { ...result, violations: [...proofs, ...result.violations] };
}

/** Claims that the proposal makes or changes, and that the base has not got as they are by now; none where its file can't be read, which breaks a rule. */
async function addedClaims(root: string, base: string, head: string): Promise<Claim[]> {
  const left = await leftAt(root, base, head);
  const known = new Set(
    [...(await claimsAt(root, left)), ...(await readClaims(join(root, 'data'))).claims].map(
      (claim) => JSON.stringify(claim),
    ),
  );
  return (await claimsAt(root, head)).filter((claim) => !known.has(JSON.stringify(claim)));
}

async function claimsAt(root: string, commit: string): Promise<Claim[]> {
  const text = await git(root, ['cat-file', 'blob', `${commit}:data/claims.json`]).catch(
    () => null,
  );
  return claimsOf(text).claims;
}

function claimsOf(text: Buffer | null): { claims: Claim[] } {
  try {
    const value: unknown = JSON.parse(text?.toString() ?? '');
    return validate(value) ? (value as { claims: Claim[] }) : { claims: [] };
  } catch {
    return { claims: [] };
  }
}

async function proofViolations(
  claims: readonly Claim[],
  options: ClaimOptions & Pick<ProposalOptions, 'root'>,
): Promise<Violation[]> {
  const { root: _, ...rest } = options;
  const seen = await lookAt(claims.slice(0, MOST_CLAIMS), rest).catch(offline);
  if ('rule' in seen) return [seen];
  const missing = seen.flatMap(({ claim, seen: look }): Violation[] => {
    if (look?.state === 'proved') return [];
    const why = look === null ? 'the listing opted out, so nothing is sent there' : look.reason;
    return [
      {
        rule: 'proof',
        where: claim.listing,
        what: `the claim by ${claim.github} is not proved: ${why}`,
      },
    ];
  });
  if (claims.length <= MOST_CLAIMS) return missing;
  const what = `${claims.length} claims are added: expected ${MOST_CLAIMS} at most, since each is proved first`;
  return [{ rule: 'proof', where: 'claims.json', what }, ...missing];
}

/** Of everything else the review can be told all the same. */
function offline(error: unknown): Violation {
  if (!(error instanceof Fault) || error.code !== 'network_down') throw error;
  const what = `no proof could be looked at, run this again: ${error.message}`;
  return { rule: 'proof', where: 'claims.json', what };
}
