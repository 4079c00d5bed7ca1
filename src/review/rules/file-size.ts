import { LARGEST_FILE } from '../../store/parts.ts';
import type { Rule } from '../rule.ts';

export const fileSize: Rule = {
  id: 'file-size',
  about: 'No file passes 40 MB: GitHub warns at 50 and refuses 100.',
  scope: 'files',
  *check(files) {
    for (const { path, bytes } of files) {
      if (bytes <= LARGEST_FILE) continue;
      yield { where: path, what: `${bytes} bytes: expected ${LARGEST_FILE} at most` };
    }
  },
};
