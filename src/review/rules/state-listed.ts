import { sameEndpoint } from '../../catalog/endpoint.ts';
import type { Rule } from '../rule.ts';
import { isItsEndpoint, listingOf } from './listed-names.ts';

export const stateListed: Rule = {
  id: 'state-listed',
  about: 'Every status is about a listing of the catalog, and about its endpoint.',
  scope: 'documents',
  *check(_, context) {
    const { state } = context.head;
    if (state === null) return;
    for (const [name, { endpoint }] of Object.entries(state.servers)) {
      const is = listingOf(name, context, state.last_run);
      if ('unlisted' in is) yield { where: name, what: `a status is kept, and ${is.unlisted}` };
      if (!('listing' in is)) continue;
      if (!isItsEndpoint(endpoint, is.listing, context, state.last_run, sameEndpoint)) {
        yield {
          where: name,
          what: `the status is of ${endpoint}, and the catalog lists ${is.listing.endpoint ?? 'no endpoint'}`,
        };
      }
    }
  },
};
