import { type LintRule, someOf } from '../rule.ts';

export const urlDuplicate: LintRule = {
  id: 'url-duplicate',
  level: 'note',
  text: 'The listing names the same address over the same transport more than once.',
  fix: 'Keep one of them.',
  find: ({ remotes }) =>
    someOf(remotes.filter(({ why_not }) => why_not === 'duplicate').map(({ url }) => url)),
};
