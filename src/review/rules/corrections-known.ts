import { CHECKS } from '../../judge/checkup/index.ts';
import { RULES } from '../../judge/report-card/index.ts';
import { isName } from '../../store/slug.ts';
import type { Rule } from '../rule.ts';

const KNOWN = new Set<string>([...RULES, ...CHECKS].map(({ id }) => id));

export const correctionsKnown: Rule = {
  id: 'corrections-known',
  about: 'A correction names a server and a rule or check that there is.',
  scope: 'documents',
  *check(_, { head }) {
    for (const { server, rule } of head.corrections?.corrections ?? []) {
      if (!KNOWN.has(rule))
        yield { where: server, what: `a correction names the rule ${rule}, and there is none` };
      if (!isName(server))
        yield { where: server, what: 'a correction names no server by its registry name' };
    }
  },
};
