import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { everythingStreamable } from '../../test/neighbourhood/servers/everything.ts';
import { benchPackage } from './bench-package.ts';
import { type Bench, median, rounded } from './result.ts';
import { inTurns, wallMs } from './rounds.ts';

const run = promisify(execFile);
const ROLLCALL = fileURLToPath(new URL('../../dist/rollcall.js', import.meta.url));
const ROUNDS = 10;

/** `rollcall check` beside the other command line tools that look at a server, each a whole process on Node 24. */
export const otherTools: Bench = async () => {
  const { node, command } = benchPackage();
  const server = await everythingStreamable();
  // Neither tool reads or writes what the user has set up for it.
  const home = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
  const env = { PATH: process.env.PATH, HOME: home };
  const { url } = server;
  const inspector = command('@modelcontextprotocol/inspector', 'inspector');
  const mcporter = command('mcporter', 'mcporter');
  try {
    const spent = await inTurns(
      {
        rollcall: [ROLLCALL, 'check', url, '--allow-private', '--json'],
        inspector: [inspector, '--cli', url, '--transport', 'http', '--method', 'tools/list'],
        mcporter: [mcporter, 'list', '--http-url', url, '--allow-http', '--json'],
      },
      ROUNDS,
      (words) =>
        wallMs(async () => {
          const { stdout } = await run(node, words, { cwd: home, env, maxBuffer: 16_000_000 });
          if (!hasRead(JSON.parse(stdout)))
            throw new Error(`${words.join(' ')} printed: ${stdout}`);
        }),
    );
    const ms = (values: number[]): number => rounded(median(values), 0);
    const least = (values: number[]): number => rounded(Math.min(...values), 0);
    const ratios = {
      inspector_to_rollcall: rounded(median(spent.inspector) / median(spent.rollcall)),
      mcporter_to_rollcall: rounded(median(spent.mcporter) / median(spent.rollcall)),
    };
    return {
      name: 'other-tools',
      goal: '`rollcall check` as a whole process is faster than `inspector --cli --method tools/list` and `mcporter list`',
      figures: {
        rollcall_ms: ms(spent.rollcall),
        inspector_ms: ms(spent.inspector),
        mcporter_ms: ms(spent.mcporter),
        rollcall_least_ms: least(spent.rollcall),
        inspector_least_ms: least(spent.inspector),
        mcporter_least_ms: least(spent.mcporter),
      },
      ratios,
      met: Math.min(...Object.values(ratios)) > 1,
    };
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
};

/** Every one of them lists the tools, or has a fingerprint of the list. */
function hasRead(printed: { tools?: unknown[]; fingerprints?: { toolset: unknown } }): boolean {
  if (printed.fingerprints !== undefined) return typeof printed.fingerprints.toolset === 'string';
  return (printed.tools?.length ?? 0) > 0;
}
