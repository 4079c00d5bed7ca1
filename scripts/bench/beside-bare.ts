import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quickServers } from './child.ts';
import { type BenchResult, median, rounded } from './result.ts';
import { inTurns, wallMs } from './rounds.ts';

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = 15;

export interface OneShot {
  name: string;
  /** The command with its options; the address of a server follows. */
  words: string[];
  /** Whether it did what it was asked to. */
  isDone: (stdout: string) => boolean;
  /** How many times the bare script it may take. */
  most: number;
}

/** A command of the bundle as a whole process beside a script that only sends the messages of a handshake. */
export async function besideBare({ name, words, isDone, most }: OneShot): Promise<BenchResult> {
  const servers = await quickServers('json', 1);
  const url = servers.urls[0] ?? '';
  const whole = async (args: string[], isRight: (stdout: string) => boolean) => {
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    if (!isRight(stdout)) throw new Error(`${args.join(' ')} printed: ${stdout}`);
  };
  try {
    const spent = await inTurns(
      {
        rollcall: () => whole([here('../../dist/rollcall.js'), ...words, url], isDone),
        bare: () => whole([here('bare-http.mjs'), url], (stdout) => stdout === '10 tools\n'),
      },
      ROUNDS,
      wallMs,
    );
    const ratio = rounded(median(spent.rollcall) / median(spent.bare));
    return {
      name,
      goal: `the whole process ≤ ${most} × a bare node:http script that sends the messages of a handshake`,
      figures: {
        rollcall_ms: rounded(median(spent.rollcall), 0),
        bare_ms: rounded(median(spent.bare), 0),
        rollcall_least_ms: rounded(Math.min(...spent.rollcall), 0),
        bare_least_ms: rounded(Math.min(...spent.bare), 0),
      },
      ratios: { rollcall_to_bare: ratio },
      met: ratio <= most,
    };
  } finally {
    await servers.stop();
  }
}
