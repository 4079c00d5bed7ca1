import { setFailed } from '@actions/core';
import { Fault } from '../../src/fault.ts';
import type { Baseline } from '../../src/judge/checkup/baseline.ts';
import { VERSION } from '../../src/version.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { type Report, validate } from './validate.ts';

/**
 * One run of the action: reads its inputs, checks, tells. Whatever goes wrong fails the step with one
 * line. What the first request does not need is loaded after it.
 */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const inputs = parseInputs(env);
    const baseline = inputs.baseline === null ? null : await approved(inputs.baseline);
    const report = await withServer(inputs, () =>
      validate(inputs, {
        baseline,
        client: { name: 'mcp-rollcall', version: VERSION },
        userAgent: userAgent(env),
        now: () => new Date(),
      }),
    );
    const { tell } = await import('./tell.ts');
    await tell(report, inputs);
  } catch (error) {
    const { terminalText } = await import('../../src/render/text.ts');
    if (error instanceof Fault) setFailed(terminalText(error.message));
    else setFailed(`This is a fault of the action itself; please report it: ${describe(error)}`);
  }
}

async function withServer(inputs: Inputs, check: () => Promise<Report>): Promise<Report> {
  const [first] = inputs.urls;
  if (inputs.start === null || first === undefined) return check();
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(inputs.start, first, inputs.waitFor, (line) =>
    console.log(`  server: ${line}`),
  );
  // A cancelled job ends this process, and the server is in a group of its own.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop();
      process.exit(1);
    });
  }
  try {
    return await check();
  } finally {
    server.stop();
  }
}

async function approved(file: string): Promise<Baseline> {
  const { readBaseline } = await import('../../src/store/baselines.ts');
  const baseline = await readBaseline(file);
  if (baseline !== null) return baseline;
  throw new Fault('usage', `Input baseline: ${file} does not exist`);
}

function userAgent({
  GITHUB_ACTION_REPOSITORY: repository,
  GITHUB_SERVER_URL: server,
}: NodeJS.ProcessEnv): string {
  const source = repository && server ? ` (+${server}/${repository})` : '';
  return `mcp-rollcall/${VERSION}${source}`.replace(/[^\x20-\x7e]/g, '');
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
