import { hostOf } from '../host.ts';
import { type LintRule, someOf } from '../rule.ts';
import { spotOf } from '../templates.ts';

/** Domains of RFC 2606, as a publisher's example would have them. */
const EXAMPLE = /^(?:(?:www|mcp|api|server|your-[a-z-]+)\.)?example\.(?:com|org|net)$/;

export const urlPlaceholder: LintRule = {
  id: 'url-placeholder',
  level: 'warning',
  text: 'An address still holds a placeholder or is an example, so it leads nowhere.',
  fix: 'Publish the real address. What each user has to fill in is a declared variable: `{tenant}`.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) =>
          why_not === 'template' ? spotOf(url) === 'left over' : EXAMPLE.test(hostOf(url)),
        )
        .map(({ url }) => url),
    ),
};
