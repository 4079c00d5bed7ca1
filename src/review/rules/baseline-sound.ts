import { sameEndpoint } from '../../catalog/endpoint.ts';
import { isSound } from '../../judge/checkup/baseline.ts';
import type { Rule } from '../rule.ts';

export const baselineSound: Rule = {
  id: 'baseline-sound',
  about:
    'An approved tool list has the fingerprints of its own tools, and is that of a claimed listing at its endpoint.',
  scope: 'baseline',
  *check({ name, baseline }, { head }) {
    if (!isSound(baseline))
      yield { where: name, what: 'the fingerprints of the baseline are not those of its tools' };
    const { claims = [], withdrawn = [] } = head.claims ?? {};
    const isClaimed = [...claims, ...withdrawn].some(({ listing }) => listing === name);
    if (!isClaimed)
      yield { where: name, what: 'a tool list is approved, and nobody claims the listing' };
    const listing = head.catalog?.servers.find((one) => one.name === name);
    // A listing that moved since its tools were approved keeps them until others are.
    const isNewer = baseline.approved_at > (head.catalog?.source.pulled_at ?? '');
    if (listing !== undefined && isNewer && !sameEndpoint(baseline.endpoint, listing.endpoint)) {
      yield {
        where: name,
        what: `the baseline is of ${baseline.endpoint}, and the catalog lists ${listing.endpoint ?? 'no endpoint'}`,
      };
    }
  },
};
