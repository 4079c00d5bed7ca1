import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/**
 * nektos/act, which runs workflows on the machine itself (`-self-hosted`): found through ACT_PATH, in
 * .cache/go/bin or on the PATH.
 * @throws where there is none
 */
export function findAct(): string {
  const folders = [resolve('.cache/go/bin'), ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = [process.env.ACT_PATH, ...folders.map((folder) => join(folder, 'act'))];
  const found = candidates.find((file) => file !== undefined && isExecutable(file));
  if (found !== undefined) return found;
  throw new Error(
    'act is missing: expected it in ACT_PATH, in .cache/go/bin (scripts/workflow-tools.sh) or on the PATH',
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface ActRun {
  /** act's own exit code: not 0 where a job failed. */
  code: number;
  /** What act printed, job by job. */
  output: string;
}

/** Runs act with arguments; killed with all that it started once `cutOff` says so, or after a quarter of an hour. */
export function runAct(
  args: readonly string[],
  { cutOff, ...options }: { cwd: string; env: NodeJS.ProcessEnv; cutOff?: () => boolean },
): Promise<ActRun> {
  return new Promise((done, failed) => {
    const child = spawn(findAct(), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const end = Date.now() + 900_000;
    const timer = setInterval(() => {
      if (cutOff?.() !== true && Date.now() < end) return;
      clearInterval(timer);
      killTree(child.pid);
    }, 50);
    child.on('error', failed);
    child.on('close', (code) => {
      clearInterval(timer);
      done({ code: code ?? 1, output });
    });
  });
}

/** Kills a process and what it started, and what that started; act gives each step a group of its own. */
function killTree(root: number | undefined): void {
  if (root === undefined) return;
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = parentOf(pid);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const doomed = [root];
  for (const pid of doomed) doomed.push(...(children.get(pid) ?? []));
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/** The npm that the stand-in hands everything but `ci` to. */
export function realNpm(): string {
  const found = spawnSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  if (found === '') throw new Error('npm is not on the PATH');
  return found;
}
