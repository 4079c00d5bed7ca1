import type { Rule } from '../rule.ts';
import { listingOf } from './listed-names.ts';

export const cardIndexed: Rule = {
  id: 'card-indexed',
  about:
    'Every report card is that of a listing of the catalog, and the index has a read of it since it opened.',
  scope: 'card',
  *check({ name }, context) {
    const entry = context.head.cardIndex?.servers[name];
    if (context.head.cardIndex !== null && entry?.last_read === undefined) {
      yield {
        where: name,
        what: 'a report card is kept, and the index has no read of it since it opened',
      };
      return;
    }
    const is = listingOf(name, context, entry?.last_read ?? null);
    if ('unlisted' in is) yield { where: name, what: `a report card is kept, and ${is.unlisted}` };
  },
};
