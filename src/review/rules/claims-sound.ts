import type { Claim } from '../../generated/claims.ts';
import { claimHost } from '../../judge/claims/claim.ts';
import { claimKey } from '../../judge/claims/recheck.ts';
import type { Context, Rule } from '../rule.ts';

export const claimsSound: Rule = {
  id: 'claims-sound',
  about:
    'A claim is made once, for a listing of the catalog, at the host of its endpoint, by a proof that this host can give.',
  scope: 'documents',
  *check(_, context) {
    const { claims, catalog } = context.head;
    if (claims === null || catalog === null) return;
    const listings = new Map(catalog.servers.map((listing) => [listing.name, listing]));
    const keys = new Set<string>();
    for (const claim of claims.claims) {
      const { listing: name, github, host, proof, since } = claim;
      const found = (what: string) => ({ where: name, what: `the claim by ${github}: ${what}` });
      if (keys.has(claimKey(claim))) yield found('it is there twice');
      keys.add(claimKey(claim));
      if (!awaitsCheck(claim, context)) {
        const listing = listings.get(name);
        const listed = listing?.endpoint === undefined ? null : claimHost(listing.endpoint);
        if (listing === undefined) yield found('the catalog has no such listing');
        else if (listed !== host) {
          yield found(`its host is ${host}, and that of the endpoint ${listed ?? 'none'}`);
        }
      }
      if (proof === 'dns' && /^\[|^[\d.]+$/.test(host)) yield found('an address has no TXT record');
      if (since > context.now.slice(0, 10))
        yield found(`it is of ${since}, which is in the future`);
    }
  },
};

/** What lost its listing or its host is withdrawn by the weekly check, in words: until then it stands. */
function awaitsCheck(claim: Claim, { head, base }: Context): boolean {
  const isOld = base.claims?.claims.some((one) => claimKey(one) === claimKey(claim)) ?? false;
  const seen = Date.parse(claim.missed?.last ?? claim.checked_at ?? claim.since);
  const isNewer = Date.parse(head.catalog?.source.pulled_at ?? '') > seen;
  return isOld && (claim.missed !== undefined || isNewer);
}
