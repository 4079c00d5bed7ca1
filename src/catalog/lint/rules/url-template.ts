import { type LintRule, someOf } from '../rule.ts';
import { spotOf } from '../templates.ts';

export const urlTemplate: LintRule = {
  id: 'url-template',
  level: 'note',
  text: 'An address has a part that each user fills in, so it can’t be called from here.',
  fix: 'If one value works for everybody, declare it as the variable’s `default`.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not === 'template' && spotOf(url) === 'elsewhere')
        .map(({ url }) => url),
    ),
};
