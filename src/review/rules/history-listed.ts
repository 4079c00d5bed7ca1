import type { Rule } from '../rule.ts';
import { unlistedFound } from './listed-names.ts';

export const historyListed: Rule = {
  id: 'history-listed',
  about: 'Every history of samples is that of a listing of the catalog.',
  scope: 'documents',
  *check(_, context) {
    const { history, state } = context.head;
    for (const name of Object.keys(history?.servers ?? {})) {
      yield* unlistedFound(name, context, state?.last_run ?? null);
    }
  },
};
