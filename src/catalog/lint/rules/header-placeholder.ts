import { type LintRule, someOf } from '../rule.ts';

const PLACEHOLDER =
  /\bYOUR[_-][A-Z0-9_-]+|[A-Z]_HERE\b|<[a-z][\w -]*>|\byour[_-][a-z]+[_-]?(?:key|token)\b/;

export const headerPlaceholder: LintRule = {
  id: 'header-placeholder',
  level: 'warning',
  text: 'A header’s value is a placeholder that clients would send as it stands.',
  fix: 'Write the part that each user fills in as a variable, `Bearer {api_key}`, and declare it under `variables`.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .flatMap(({ headers = [] }) => headers)
        .filter(({ value }) => value !== undefined && PLACEHOLDER.test(value))
        .map(({ name, value }) => `${name}: ${value}`),
    ),
};
