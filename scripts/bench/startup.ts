import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quickServers } from './child.ts';
import { type Bench, rounded } from './result.ts';
import { inTurns, wallMs } from './rounds.ts';

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = 15;

/** `rollcall handshake URL` as a whole process beside a script that only sends the messages. */
export const startup: Bench = async () => {
  const servers = await quickServers('json', 1);
  const url = servers.urls[0] ?? '';
  const command = (args: string[]) => async () => {
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    if (!/10/.test(stdout)) throw new Error(`no ten tools in: ${stdout}`);
  };
  try {
    const spent = await inTurns(
      {
        rollcall: command([here('../../dist/rollcall.js'), 'handshake', url, '--allow-private']),
        bare: command([here('bare-http.mjs'), url]),
      },
      ROUNDS,
      wallMs,
    );
    const ratio = rounded(spent.rollcall / spent.bare);
    return {
      name: 'startup',
      goal: 'the whole process ≤ 2 × a bare node:http script that sends the same messages',
      figures: { rollcall_ms: rounded(spent.rollcall, 0), bare_ms: rounded(spent.bare, 0) },
      ratios: { rollcall_to_bare: ratio },
      met: ratio <= 2,
    };
  } finally {
    await servers.stop();
  }
};
