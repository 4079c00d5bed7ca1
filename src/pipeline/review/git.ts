import { spawn } from 'node:child_process';
import { Fault } from '../../fault.ts';

const REVISION = /^[A-Za-z0-9_@][A-Za-z0-9_./@{}^~+-]*$/;

/** What git printed. Arguments are a list: no shell sees them. @throws Fault data_unreadable with git's last line */
export async function git(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await gitStream(cwd, args, input, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** Runs git and hands on its output as it comes. */
export function gitStream(
  cwd: string,
  args: readonly string[],
  input: string,
  onData: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['--no-replace-objects', ...args], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
    });
    let errors = '';
    let failure: unknown = null;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        if (failure === null) onData(chunk);
      } catch (error) {
        failure = error;
        child.kill();
      }
    });
    // A git that ends before it has read its input says so by its exit.
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (cause: NodeJS.ErrnoException) => {
      reject(new Fault('data_unreadable', `git can't be started: ${cause.code}`, { cause }));
    });
    child.on('close', (code) => {
      if (failure !== null) reject(failure);
      else if (code === 0) resolve();
      else {
        const why = errors.trim().split('\n').at(-1) || `it ended with ${code}`;
        reject(new Fault('data_unreadable', `git ${args[0]} failed: ${why}`));
      }
    });
  });
}

/** The commit that a word names. @throws Fault usage where it names none */
export async function commitOf(cwd: string, revision: string): Promise<string> {
  const shown = JSON.stringify(revision.slice(0, 200));
  const found = REVISION.test(revision)
    ? await git(cwd, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).catch(
        (error: unknown) => {
          if (error instanceof Fault && error.message.includes("can't be started")) throw error;
          return null;
        },
      )
    : null;
  if (found === null) {
    throw new Fault('usage', `${shown} is neither a folder nor a commit of this repository`);
  }
  return found.toString().trim();
}

/** Where a head left its base, as for `git diff BASE...HEAD`; the base itself where they have no commit in common. */
export async function leftAt(cwd: string, base: string, head: string): Promise<string> {
  const common = await git(cwd, ['merge-base', base, head]).catch(() => null);
  return common?.toString().trim() || base;
}
