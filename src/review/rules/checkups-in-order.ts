import { CHECKS } from '../../judge/checkup/index.ts';
import type { Rule } from '../rule.ts';

export const checkupsInOrder: Rule = {
  id: 'checkups-in-order',
  about:
    'A history of checkups holds one a day (UTC) at the most, the newest last, each with all fifteen rows.',
  scope: 'checkups',
  *check({ name, checkups }) {
    for (const [index, { at, rows, counts }] of checkups.entries()) {
      const before = checkups[index - 1];
      if (before !== undefined && before.at.slice(0, 10) >= at.slice(0, 10)) {
        yield { where: name, what: `the checkup of ${at} stands after that of ${before.at}` };
      }
      const observed = rows.filter(({ state }) => state !== 'UNVERIFIED').length;
      const isWhole = CHECKS.every(({ id }, place) => rows[place]?.check === id);
      if (!isWhole)
        yield { where: name, what: `the checkup of ${at} has not the fifteen rows in their order` };
      if (observed !== counts.observed || rows.length - observed !== counts.not_checked) {
        yield { where: name, what: `the checkup of ${at} counts other rows than it has` };
      }
    }
  },
};
