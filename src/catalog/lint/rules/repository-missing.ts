import type { LintRule } from '../rule.ts';

export const repositoryMissing: LintRule = {
  id: 'repository-missing',
  level: 'note',
  text: 'The listing names no repository, so what it runs can’t be looked at.',
  fix: 'Add `repository` if the source is public. A closed service has none, and that is no fault.',
  find: ({ repository }) => (repository === undefined ? [] : null),
};
