import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchPackage } from './bench-package.ts';
import { quickAnswers } from './quick-answers.ts';
import { type Bench, median, rounded } from './result.ts';
import { inTurns } from './rounds.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUNDLE = here('../../actions/validate/dist/index.js');
const ROUNDS = 15;
const MOST_MS = 300;
const MOST_BYTES = 1_200_000;

/**
 * The committed bundle of the action as the runner starts it, on Node 24: the time from its start
 * until the server has sent the reply to its first request. The bare script's tells how much of that
 * is Node's own start, on this machine, now.
 */
export const action: Bench = async () => {
  const { node } = benchPackage();
  let firstReply = Number.POSITIVE_INFINITY;
  const answer = quickAnswers('json');
  const server = createServer((request, response) => {
    response.once('finish', () => {
      firstReply = Math.min(firstReply, performance.now());
    });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const dir = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));

  const untilFirstReply = async (words: string[]): Promise<number> => {
    const files = { GITHUB_OUTPUT: join(dir, 'output'), GITHUB_STEP_SUMMARY: join(dir, 'summary') };
    for (const path of Object.values(files)) writeFileSync(path, '');
    const env = { PATH: process.env.PATH, INPUT_URL: url, ...files };
    firstReply = Number.POSITIVE_INFINITY;
    const start = performance.now();
    const child = spawn(node, words, { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close');
    const isDone =
      words[0] !== BUNDLE || /^passed$/m.test(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
    if (code !== 0 || !isDone) throw new Error(`${words.join(' ')} ended with ${String(code)}`);
    return firstReply - start;
  };
  try {
    const spent = await inTurns(
      { action: [BUNDLE], bare: [here('bare-http.mjs'), url] },
      ROUNDS,
      untilFirstReply,
    );
    const ms = rounded(median(spent.action), 0);
    const bytes = statSync(BUNDLE).size;
    return {
      name: 'action',
      goal: `the action's first reply within ${MOST_MS} ms of its start on Node 24, its bundle at most ${MOST_BYTES} bytes`,
      figures: {
        action_first_reply_ms: ms,
        bare_first_reply_ms: rounded(median(spent.bare), 0),
        action_first_reply_least_ms: rounded(Math.min(...spent.action), 0),
        bare_first_reply_least_ms: rounded(Math.min(...spent.bare), 0),
        bundle_bytes: bytes,
      },
      ratios: {
        first_reply_to_limit: rounded(ms / MOST_MS),
        bundle_to_limit: rounded(bytes / MOST_BYTES),
      },
      met: ms <= MOST_MS && bytes <= MOST_BYTES,
    };
  } finally {
    server.close();
    rmSync(dir, { recursive: true, force: true });
  }
};
