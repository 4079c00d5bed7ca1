import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
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

/** Runs act with arguments; ended with its whole group after a quarter of an hour. */
export function runAct(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ActRun> {
  return new Promise((done, failed) => {
    const child = spawn(findAct(), args, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 900_000);
    child.on('error', failed);
    child.on('close', (code) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output });
    });
  });
}

/** The npm that the stand-in hands everything but `ci` to. */
export function realNpm(): string {
  const found = spawnSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  if (found === '') throw new Error('npm is not on the PATH');
  return found;
}
