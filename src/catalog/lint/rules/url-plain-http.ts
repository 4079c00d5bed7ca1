import { hostOf } from '../host.ts';
import { type LintRule, someOf } from '../rule.ts';
import { isLocal } from './url-local.ts';

export const urlPlainHttp: LintRule = {
  id: 'url-plain-http',
  level: 'warning',
  text: 'An address is http, not https: whoever is on the way can read and change what is said, credentials included.',
  fix: 'Serve it over https and publish that address.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not !== 'duplicate' && /^http:\/\//i.test(url))
        .filter(({ url }) => !isLocal(hostOf(url)))
        .map(({ url }) => url),
    ),
};
