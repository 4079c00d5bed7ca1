import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';

/** The largest data file has 40 MB; a list of all of them at 200,000 listings about as much. */
const LARGEST_OUTPUT = 200_000_000;

/** A clone that a run works in, as far as putting two runs together needs it. Revisions are full ids. */
export interface Repository {
  /** The files below data/ that differ between two revisions, relative to data/. */
  touched(from: string, to: string): Set<string>;
  /** The files that a revision has at these paths and below these folders of data/, written to a folder. */
  copyOut(revision: string, paths: readonly string[], folder: string): void;
  /** One file of data/, or null where the revision has none. */
  read(revision: string, path: string): Buffer | null;
  /** Makes work tree and index those of a revision. */
  reset(revision: string): void;
  /** Puts files of data/ into the work tree as a revision has them, or away where it has none. */
  take(revision: string, paths: readonly string[]): void;
}

/** Faults internal with git's own words where it refuses something. */
export function repositoryAt(root: string): Repository {
  const git = (args: readonly string[], input?: string) => run(root, args, input);
  const names = (output: Buffer) =>
    output
      .toString()
      .split('\0')
      .filter((path) => path.startsWith('data/'))
      .map((path) => path.slice('data/'.length));
  const present = (revision: string, paths: readonly string[]) =>
    names(git(['ls-tree', '-r', '-z', '--name-only', revision, '--', ...paths.map(inData)]));

  return {
    touched: (from, to) =>
      new Set(names(git(['diff', '--name-only', '--no-renames', '-z', from, to, '--', 'data']))),
    copyOut(revision, paths, folder) {
      for (const path of present(revision, paths)) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, git(['cat-file', 'blob', `${revision}:${inData(path)}`]));
      }
    },
    read: (revision, path) =>
      present(revision, [path]).includes(path)
        ? git(['cat-file', 'blob', `${revision}:${inData(path)}`])
        : null,
    reset: (revision) => void git(['reset', '--quiet', '--hard', revision]),
    take(revision, paths) {
      if (paths.length === 0) return;
      const kept = new Set(
        names(git(['ls-tree', '-r', '-z', '--name-only', revision, '--', 'data'])),
      );
      const list = (some: readonly string[]) =>
        some.map((path) => `:(literal)${inData(path)}\0`).join('');
      const from = ['--pathspec-from-file=-', '--pathspec-file-nul'];
      const there = paths.filter((path) => kept.has(path));
      const gone = paths.filter((path) => !kept.has(path));
      if (there.length > 0) git(['checkout', '--quiet', revision, ...from], list(there));
      if (gone.length > 0) git(['rm', '--quiet', '--ignore-unmatch', ...from], list(gone));
    },
  };
}

function inData(path: string): string {
  return `data/${path}`;
}

function run(cwd: string, args: readonly string[], input = ''): Buffer {
  const ended = spawnSync('git', args, { cwd, input, maxBuffer: LARGEST_OUTPUT });
  if (ended.status === 0) return ended.stdout;
  const said = ended.error?.message ?? ended.stderr.toString().trim();
  throw new Fault(
    'internal',
    `git ${args[0]} ended with ${ended.status ?? ended.signal}: ${said}`,
    {
      cause: ended.error,
    },
  );
}
