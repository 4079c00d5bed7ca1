import type { LintRule } from '../rule.ts';

export const descriptionMissing: LintRule = {
  id: 'description-missing',
  level: 'warning',
  text: 'The listing has no description.',
  fix: 'Publish a version whose `description` says in one sentence what the server is for.',
  find: ({ description }) => (description.trim() === '' ? [] : null),
};
