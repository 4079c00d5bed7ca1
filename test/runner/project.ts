import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { realNpm, runAct } from './act.ts';
import { type Told, toldBy } from './told.ts';

/** One use of a third-party action, as its stand-in saw it. */
export interface ActionUse {
  action: string;
  job: string;
  /** Names in lower case. */
  inputs: Record<string, string>;
}

export interface WorkflowRun extends Told {
  /** act's own exit code: not 0 where a job failed. */
  code: number;
  actions: ActionUse[];
  /** What the stand-ins of this run kept: `artifacts/NAME/`, `deployed/`. */
  folder: string;
}

export interface WorkflowOptions {
  /** `workflow_dispatch` unless given. */
  event?: string;
  payload?: object;
  inputs?: Record<string, string>;
  enabled?: boolean;
  env?: Record<string, string>;
  /** Looked at all the time: the run and all that it started is killed once it is true. Given the run's folder. */
  cutOff?: (folder: string) => boolean;
}

/** Pull requests, issues and comments. */
export interface GitHub {
  calls: string[][];
  pulls: {
    number: number;
    state: 'open' | 'merged' | 'closed';
    head: string;
    base: string;
    title: string;
    body: string;
    labels: string[];
  }[];
  issues: {
    number: number;
    state: 'OPEN' | 'CLOSED';
    closedAt: string | null;
    title: string;
    body: string;
    labels: string[];
  }[];
  comments: { issue: number; body: string | null }[];
  labels: string[];
  next: number;
  successes: Record<string, string>;
  workflows: { id: number; name: string; state: string }[];
}

export interface Project {
  /** The bare repository that everything is pushed to. */
  origin: string;
  git(...args: string[]): string;
  read(file: string, branch?: string): string;
  files(folder: string, branch?: string): string[];
  /** Commits files to a branch of the origin, as somebody else would. */
  push(files: Record<string, string | null>, message: string, branch?: string): string;
  /** What GitHub holds, as test/runner/bin/gh keeps it. */
  github(): GitHub;
  setGithub(state: Partial<GitHub>): void;
  workflow(file: string, options?: WorkflowOptions): Promise<WorkflowRun>;
  remove(): void;
}

const GIT_ENV = {
  ...process.env,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Someone',
  GIT_AUTHOR_EMAIL: 'someone@example.org',
  GIT_COMMITTER_NAME: 'Someone',
  GIT_COMMITTER_EMAIL: 'someone@example.org',
};
const NOTHING: GitHub = {
  calls: [],
  pulls: [],
  issues: [],
  comments: [],
  labels: [],
  next: 1,
  successes: {},
  workflows: [],
};
const HERE = resolve('test/runner');

/**
 * A repository of its own with all that this one holds now, save its data, pushed to a bare origin; its
 * workflows run there as they are written. The one thing taken out is `queue: max`, which act does not
 * know yet, and which only says who waits for whom.
 */
export function createProject(data: Record<string, string>): Project {
  const root = mkdtempSync(join(tmpdir(), 'rollcall-project-'));
  const [origin, work] = [join(root, 'origin.git'), join(root, 'work')];
  const github = join(root, 'github.json');
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      env: GIT_ENV,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  git(root, 'clone', '--quiet', origin, work);
  const tracked = git(resolve('.'), 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of tracked.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    cpSync(file, join(work, file));
  }
  withoutQueue(join(work, '.github/workflows'));
  writeFiles(work, data);
  git(work, 'add', '--all');
  git(work, 'commit', '--quiet', '--message=seed');
  git(work, 'push', '--quiet', 'origin', 'HEAD:main');

  return {
    origin,
    git: (...args) => git(origin, ...args),
    read: (file, branch = 'main') => git(origin, 'show', `${branch}:${file}`),
    files: (folder, branch = 'main') =>
      git(origin, 'ls-tree', '-r', '--name-only', branch, '--', folder).split('\n').filter(Boolean),
    push(files, message, branch = 'main') {
      const clone = mkdtempSync(join(root, 'other-'));
      git(root, 'clone', '--quiet', origin, clone);
      git(clone, 'checkout', '--quiet', '-B', branch);
      writeFiles(clone, files);
      git(clone, 'add', '--all');
      git(clone, 'commit', '--quiet', '--message', message);
      git(clone, 'push', '--quiet', '--force', 'origin', `HEAD:${branch}`);
      return git(clone, 'rev-parse', 'HEAD').trim();
    },
    github: () => ({
      ...NOTHING,
      ...(existsSync(github) ? JSON.parse(readFileSync(github, 'utf8')) : {}),
    }),
    setGithub: (state) => writeFileSync(github, JSON.stringify({ ...NOTHING, ...state })),
    workflow: (file, options = {}) => runWorkflow({ work, origin, github, root }, file, options),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function writeFiles(folder: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
}

function withoutQueue(folder: string): void {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(/^ {2}queue: max\n/m, ''));
  }
}

async function runWorkflow(
  { work, origin, github, root }: Record<'work' | 'origin' | 'github' | 'root', string>,
  file: string,
  options: WorkflowOptions,
): Promise<WorkflowRun> {
  const event = options.event ?? 'workflow_dispatch';
  const folder = mkdtempSync(join(root, 'run-'));
  const payload = join(folder, 'event.json');
  writeFileSync(payload, JSON.stringify({ inputs: options.inputs ?? {}, ...options.payload }));
  const env: Record<string, string> = {
    ROLLCALL_RUN: folder,
    ROLLCALL_GITHUB: github,
    // act copies the folder of an action, and nothing beside it.
    ROLLCALL_STAND_IN: join(HERE, 'actions/seen.mjs'),
    ROLLCALL_ORIGIN: `file://${origin}`,
    ROLLCALL_REPOSITORY: resolve('.'),
    ROLLCALL_NPM: realNpm(),
    PATH: `${join(HERE, 'bin')}:${process.env.PATH}`,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...options.env,
  };
  const args = [
    event,
    '--json',
    ...['-W', `.github/workflows/${file}`],
    ...['-P', 'ubuntu-24.04=-self-hosted'],
    ...['--eventpath', payload],
    ...['--var', `ROLLCALL_ENABLED=${options.enabled === false ? '' : 'true'}`],
    ...['--secret', 'GITHUB_TOKEN=not-a-token'],
    ...standIns(join(work, '.github/workflows', file)),
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
  ];
  const cache = { HOME: join(folder, 'home'), XDG_CACHE_HOME: join(folder, 'cache') };
  const { cutOff } = options;
  const ended = await runAct(args, {
    cwd: work,
    env: { ...GIT_ENV, ...env, ...cache },
    ...(cutOff && { cutOff: () => cutOff(folder) }),
  });
  const log = join(folder, 'actions.jsonl');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return {
    code: ended.code,
    ...toldBy(ended.output),
    actions: lines.filter(Boolean).map((line) => JSON.parse(line) as ActionUse),
    folder,
  };
}

/** Every action of a workflow, pinned as it is, stands for the folder of that name here. */
function standIns(file: string): string[] {
  const uses = readFileSync(file, 'utf8').matchAll(/uses: (actions\/([\w-]+)@[0-9a-f]{40})/g);
  const found = new Map([...uses].map(([, pinned = '', name = '']) => [pinned, name]));
  return [...found].flatMap(([pinned, name]) => [
    '--local-repository',
    `${pinned}=${join(HERE, 'actions', name)}`,
  ]);
}
