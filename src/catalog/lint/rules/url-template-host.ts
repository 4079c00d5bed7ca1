import { type LintRule, someOf } from '../rule.ts';
import { spotOf } from '../templates.ts';

export const urlTemplateHost: LintRule = {
  id: 'url-template-host',
  level: 'note',
  text: 'The host of an address is each user’s own, so there is none to call from here.',
  fix: 'Nothing, if every user runs or rents a host. If there is a common one, declare it as the variable’s `default`.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not === 'template' && spotOf(url) === 'host')
        .map(({ url }) => url),
    ),
};
