import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const pathOf = (script: string): string => fileURLToPath(new URL(script, import.meta.url));

/** Arguments of `node` that run a script of this folder as it is written. */
export const asWritten = (script: string, args: string[] = []): string[] => [
  ...process.execArgv,
  pathOf(script),
  ...args,
];

export interface Servers {
  urls: string[];
  stop: () => Promise<void>;
}

export type Form = 'json' | 'sse' | 'session';

/** Starts quick-server.ts on `count` ports; quick-answers.ts says what the forms are. */
export const quickServers = (form: Form, count: number): Promise<Servers> =>
  serversInChild('quick-server.ts', [form, String(count)]);

/** Starts a script of this folder that sends its URLs when it listens. */
export async function serversInChild(script: string, args: string[]): Promise<Servers> {
  const child = fork(pathOf(script), args);
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const urls: unknown = first[0];
  if (!Array.isArray(urls)) throw new Error(`${script} ended before it listened`);
  return {
    urls,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

export interface Measured {
  /** User and system seconds of the process and of every process it waited for. */
  cpuSeconds: number;
  seconds: number;
  /** What the script sent to its parent with `process.send`, if it did. */
  message: unknown;
}

/**
 * Runs a program, `node` with these arguments, to its end. CPU comes from the shell's `times`, which
 * counts grandchildren as well; a page engine in slices has some. `env` is added to our own environment.
 */
export async function measuredChild(
  program: readonly string[],
  env: Record<string, string> = {},
): Promise<Measured> {
  const start = performance.now();
  // The script's output goes to our stderr; what `times` prints is all that is left on stdout.
  const words = ['-c', '"$@" >&2; code=$?; times; exit $code', 'sh', process.execPath, ...program];
  const child = spawn('sh', words, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  let message: unknown;
  child.on('message', (sent) => {
    message = sent;
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program[0]} ended with ${String(code)}`);
  return {
    cpuSeconds: childSeconds(printed),
    seconds: (performance.now() - start) / 1000,
    message,
  };
}

/** The second line of `times`: user and system time of the children, as `1m2.34s`. */
function childSeconds(printed: string): number {
  const line = printed.trim().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`no times in: ${printed}`);
  return parts.reduce((sum, part) => sum + Number(part[1]) * 60 + Number(part[2]), 0);
}
