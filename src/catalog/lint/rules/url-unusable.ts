import type { Remote } from '../../../generated/catalog.ts';
import { type LintRule, someOf } from '../rule.ts';

const UNUSABLE: ReadonlySet<Remote['why_not']> = new Set(['not_http', 'not_a_url', 'unknown_type']);

export const urlUnusable: LintRule = {
  id: 'url-unusable',
  level: 'warning',
  text: 'An address is no absolute http(s) URL, or its transport is neither streamable-http nor sse.',
  fix: 'Publish a URL such as `https://host/mcp` with the type `streamable-http`.',
  find: ({ remotes }) =>
    someOf(remotes.filter(({ why_not }) => UNUSABLE.has(why_not)).map(({ url }) => url)),
};
