import { sameEndpoint } from '../../catalog/endpoint.ts';
import type { Rule } from '../rule.ts';
import { isItsEndpoint, listingOf } from './listed-names.ts';

export const toolsetListed: Rule = {
  id: 'toolset-listed',
  about:
    'Every stored toolset is that of a listing of the catalog whose tools were read live, at its endpoint.',
  scope: 'toolset',
  *check({ name, endpoint }, context) {
    const { state } = context.head;
    const lastRun = state?.last_run ?? null;
    const is = listingOf(name, context, lastRun);
    if ('unlisted' in is) yield { where: name, what: `a toolset is kept, and ${is.unlisted}` };
    if (!('listing' in is)) return;
    const server = state?.servers[name];
    if (state !== null && !server?.validation_method.startsWith('live_mcp')) {
      yield {
        where: name,
        what: 'a toolset is kept, and no status says that its tools were read live',
      };
    } else if (!isItsEndpoint(endpoint, is.listing, context, lastRun, sameEndpoint)) {
      yield {
        where: name,
        what: `the toolset is of ${endpoint}, and the catalog lists ${is.listing.endpoint ?? 'no endpoint'}`,
      };
    }
  },
};
