import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFile, kindOf } from '../../review/files.ts';
import { writeBlobs } from './blobs.ts';
import { commitOf, git, leftAt } from './git.ts';
import { byPath, type Sources } from './source.ts';

/** A larger file is not even looked into. GitHub takes none of 100 MB. */
const LARGEST_READ = 100_000_000;
const ENTRY = /^(\d{6}) (blob|commit) ([0-9a-f]{40,64}) +(\d+|-)\t(.*)$/s;

/**
 * Two revisions of the folder `data` of the repository around `cwd`. Nothing is checked out: git prints
 * the content of the files that this project knows, and that goes to a folder of our own under names that
 * have passed. Of the base, files of a listing that are the same in both are left out.
 * The base is where the head left it, as for `git diff BASE...HEAD`, if the two have a common commit.
 */
export async function gitSources(
  cwd: string,
  [base, head]: readonly [string, string],
  data: string,
): Promise<Sources> {
  const headCommit = await commitOf(cwd, head);
  const tip = await commitOf(cwd, base);
  const baseCommit = await leftAt(cwd, tip, headCommit);
  const before = await filesOf(cwd, baseCommit, data);
  const after = await filesOf(cwd, headCommit, data);
  const root = await mkdtemp(join(tmpdir(), 'rollcall-review-'));
  const dispose = () => rm(root, { recursive: true, force: true });
  try {
    const known = new Set(after.map(({ path, digest }) => `${digest} ${path}`));
    const changed = before.filter(
      ({ path, digest }) => kindOf(path)?.name === null || !known.has(`${digest} ${path}`),
    );
    const roots = { base: join(root, 'base'), head: join(root, 'head') };
    await writeBlobs(cwd, roots.base, changed.filter(isWanted));
    await writeBlobs(cwd, roots.head, after.filter(isWanted));
    return {
      base: { name: base, root: roots.base, files: before },
      head: { name: head, root: roots.head, files: after },
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function isWanted({ path, type, bytes }: DataFile): boolean {
  const kind = kindOf(path);
  return type === 'file' && kind !== null && kind.kind !== 'schema' && bytes <= LARGEST_READ;
}

/** Every file below `data` in a commit; none where it has no such folder. */
async function filesOf(cwd: string, commit: string, data: string): Promise<DataFile[]> {
  const tree = await git(cwd, ['rev-parse', '--verify', '--quiet', `${commit}:./${data}`]).catch(
    () => null,
  );
  if (tree === null) return [];
  const listing = await git(cwd, [
    'ls-tree',
    '-r',
    '-z',
    '-l',
    '--full-tree',
    tree.toString().trim(),
  ]);
  const entries = listing.toString('utf8').split('\0').slice(0, -1);
  return entries.map(fileOf).sort(byPath);
}

function fileOf(entry: string): DataFile {
  const [, mode = '', type = '', digest = '', size = '', path = ''] = ENTRY.exec(entry) ?? [];
  const isFile = type === 'blob' && mode.startsWith('100');
  return { path, type: isFile ? 'file' : 'other', bytes: Number(size) || 0, digest };
}
