import type { Rule } from '../rule.ts';

export const fitsSchema: Rule = {
  id: 'fits-schema',
  about: 'Every file is JSON in UTF-8, fits its schema, and says the name that its path says.',
  scope: 'text',
  *check({ path, fault }) {
    if (fault !== null) yield { where: path, what: fault };
  },
};
