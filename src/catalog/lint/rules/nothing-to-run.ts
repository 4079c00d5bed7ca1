import type { LintRule } from '../rule.ts';

export const nothingToRun: LintRule = {
  id: 'nothing-to-run',
  level: 'warning',
  text: 'The listing has neither a remote address nor a package, so nobody can use the server.',
  fix: 'Publish a version with `remotes`, `packages` or both.',
  find: ({ remotes, packages, endpoint }) =>
    remotes.length === 0 && packages.length === 0 && endpoint === undefined ? [] : null,
};
