import { git, leftAt } from '../../src/pipeline/review/git.ts';

/** How many files outside of data/ a proposal changes, seen from where it left the base. */
export async function filesOutside(root: string, base: string, head: string): Promise<number> {
  const options = ['--name-only', '--no-renames', '-z', '--no-ext-diff', '--no-textconv'];
  const names = await git(root, [
    'diff',
    ...options,
    await leftAt(root, base, head),
    head,
    '--',
    '.',
    ':(exclude)data',
  ]);
  return names.toString('latin1').split('\0').length - 1;
}
