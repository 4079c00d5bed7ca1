import { kindOf } from '../files.ts';
import type { Rule } from '../rule.ts';

export const expectedFiles: Rule = {
  id: 'expected-files',
  about:
    'data/ holds nothing but files that this project writes, each under the name of its listing.',
  scope: 'files',
  *check(files) {
    for (const { path, type } of files) {
      if (type === 'other')
        yield { where: path, what: 'expected a file, found a link or a submodule' };
      else if (kindOf(path) === null) {
        yield {
          where: path,
          what: 'no file of this name belongs in data/, or no listing has this path',
        };
      }
    }
  },
};
