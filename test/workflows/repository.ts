import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What git needs, and nothing of the machine's own configuration. */
export const GIT_ENV = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Someone',
  GIT_AUTHOR_EMAIL: 'someone@example.org',
  GIT_COMMITTER_NAME: 'Someone',
  GIT_COMMITTER_EMAIL: 'someone@example.org',
};

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Clone {
  dir: string;
  git(...args: string[]): string;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a script of this repository in the clone, as a workflow's step would. */
  script(name: string, args: string[], env?: Record<string, string>): Promise<Ended>;
}

export interface Origin {
  dir: string;
  /** A clone of the last commit alone, as actions/checkout makes it. */
  clone(): Clone;
  read(branch: string, file: string): string;
  log(branch: string): string[];
  remove(): void;
}

/** A bare repository in a temporary folder whose branch main holds these files. */
export function createOrigin(files: Record<string, string>): Origin {
  const root = mkdtempSync(join(tmpdir(), 'rollcall-git-'));
  const dir = join(root, 'origin.git');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', dir);
  const seed = join(root, 'seed');
  git(root, 'clone', '--quiet', dir, seed);
  for (const [file, text] of Object.entries(files)) at(seed).write(file, text);
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message=seed');
  git(seed, 'push', '--quiet', 'origin', 'HEAD:main');
  return originIn(root);
}

/** Another origin that holds what this one does: cheaper than one that is filled again. */
export function copyOf(origin: Origin): Origin {
  const root = mkdtempSync(join(tmpdir(), 'rollcall-git-'));
  cpSync(origin.dir, join(root, 'origin.git'), { recursive: true });
  return originIn(root);
}

function originIn(root: string): Origin {
  const dir = join(root, 'origin.git');
  let clones = 0;

  function clone(): Clone {
    clones += 1;
    const path = join(root, `clone-${clones}`);
    git(root, 'clone', '--quiet', '--depth=1', `file://${dir}`, path);
    return at(path);
  }

  return {
    dir,
    clone,
    read: (branch, file) => git(dir, 'show', `${branch}:${file}`),
    log: (branch) => git(dir, 'log', '--format=%s', branch).trim().split('\n'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function at(dir: string): Clone {
  return {
    dir,
    git: (...args) => git(dir, ...args),
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    },
    script: (name, args, env = {}) =>
      new Promise((done) => {
        execFile(
          'bash',
          [resolve('scripts', name), ...args],
          { cwd: dir, env: { ...GIT_ENV, ...env } },
          (error, stdout, stderr) => {
            done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
          },
        );
      }),
  };
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env: GIT_ENV, encoding: 'utf8', stdio: 'pipe' });
}
