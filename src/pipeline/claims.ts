import pLimit from 'p-limit';
import { optedOut } from '../catalog/opt-outs.ts';
import type { Listing } from '../generated/catalog.ts';
import type { Claim, Claims } from '../generated/claims.ts';
import type { Config } from '../generated/config.ts';
import { afterRecheck, claimKey, type ProofSeen } from '../judge/claims/recheck.ts';
import { readCatalog } from '../store/catalog.ts';
import { readClaims, writeClaims } from '../store/claims.ts';
import { readConfig, userAgent } from '../store/config.ts';
import { readOptOuts } from '../store/opt-outs.ts';
import { mustBeFolder } from '../store/read.ts';
import { VERSION } from '../version.ts';
import { type ProofOptions, seeProof } from './claims/see-proof.ts';
import { type CanaryRead, canaryRead, mustBeOnline } from './probe/canary.ts';

export interface ClaimOptions
  extends Partial<Pick<ProofOptions, 'servers' | 'trust' | 'timeoutMs'>> {
  dataDir: string;
  /** Names of listings: these alone are looked at. */
  only?: readonly string[];
  allowPrivate?: boolean;
  now?: () => Date;
  canary?: CanaryRead;
}

/** One claim with what a look at its proof came to; null where the host is not contacted, since it opted out. */
export interface SeenClaim {
  claim: Claim;
  seen: ProofSeen | null;
}

/** So many look-ups at a time; each host is asked for each of its claims once. */
const AT_A_TIME = 8;

/** Looks at the proof of claims and changes nothing. @throws Fault of a data file, network_down */
export async function verifyClaims(options: ClaimOptions): Promise<SeenClaim[]> {
  const { dataDir, only = [] } = options;
  await mustBeFolder(dataDir);
  const { claims } = await readClaims(dataDir);
  const wanted = claims.filter(({ listing }) => only.length === 0 || only.includes(listing));
  return lookAt(wanted, options);
}

/**
 * The weekly check: looks at the proof of every claim and writes data/claims.json. A claim whose proof is
 * gone twice is withdrawn, in words (judge/claims/recheck.ts).
 * @throws Fault of a data file, network_down; nothing is written then
 */
export async function recheckClaims(
  options: ClaimOptions,
): Promise<{ seen: SeenClaim[]; before: Claims; after: Claims }> {
  const { dataDir, now = () => new Date() } = options;
  await mustBeFolder(dataDir);
  const before = await readClaims(dataDir);
  const at = now().toISOString();
  const seen = await lookAt(before.claims, options);
  const looks = new Map(
    seen.flatMap((one) => (one.seen === null ? [] : [[claimKey(one.claim), one.seen] as const])),
  );
  const after = afterRecheck(before, looks, at);
  await writeClaims(dataDir, after);
  return { seen, before, after };
}

/** Looks at the proof of these claims, whatever data/claims.json holds. */
export async function lookAt(
  claims: readonly Claim[],
  { dataDir, allowPrivate = false, canary, only: _, now: __, ...rest }: ClaimOptions,
): Promise<SeenClaim[]> {
  if (claims.length === 0) return [];
  const config = await readConfig(dataDir);
  const optOuts = await readOptOuts(dataDir);
  const listings = new Map((await readCatalog(dataDir)).servers.map((one) => [one.name, one]));
  const options: ProofOptions = { ...rest, allowPrivate, userAgent: userAgent(config, VERSION) };
  await mustBeOnline(
    tellingCanaries(config, allowPrivate),
    canary ?? canaryRead(options),
    'before the check',
  );
  const limit = pLimit(AT_A_TIME);
  return Promise.all(
    claims.map((claim) =>
      limit(async (): Promise<SeenClaim> => {
        const listing: Listing | undefined = listings.get(claim.listing);
        const isSilent = listing !== undefined && optedOut(listing, optOuts) !== undefined;
        if (isSilent) return { claim, seen: null };
        return { claim, seen: await seeProof(claim, listing?.endpoint, options) };
      }),
    ),
  );
}

/** A run over a network of one's own asks nobody outside of it. */
function tellingCanaries({ canaries }: Config, allowPrivate: boolean): readonly string[] {
  return allowPrivate ? [] : canaries;
}
