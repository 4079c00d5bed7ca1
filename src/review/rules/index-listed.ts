import type { Rule } from '../rule.ts';
import { unlistedFound } from './listed-names.ts';

export const indexListed: Rule = {
  id: 'index-listed',
  about: 'Every entry in the index of the report cards is that of a listing of the catalog.',
  scope: 'documents',
  *check(_, context) {
    const servers = context.head.cardIndex?.servers ?? {};
    let newest: string | null = null;
    for (const { first_read, last_read = first_read } of Object.values(servers)) {
      if (newest === null || Date.parse(last_read) > Date.parse(newest)) newest = last_read;
    }
    for (const name of Object.keys(servers)) yield* unlistedFound(name, context, newest);
  },
};
