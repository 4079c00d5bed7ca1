import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFailed, setOutput } from '@actions/core';
import { addToStepSummary } from '../../src/cli/step-summary.ts';
import { Fault } from '../../src/fault.ts';
import type { Baseline } from '../../src/judge/checkup/baseline.ts';
import { annotations } from '../../src/render/annotations.ts';
import { checksAbout } from '../../src/render/checks-about.ts';
import { jsonDocument } from '../../src/render/json.ts';
import { junit } from '../../src/render/junit.ts';
import { stepSummary } from '../../src/render/result-markdown.ts';
import { sarif } from '../../src/render/sarif.ts';
import { terminalText } from '../../src/render/text.ts';
import { readBaseline } from '../../src/store/baselines.ts';
import { VERSION } from '../../src/version.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { startServer } from './start-server.ts';
import { type Report, validate } from './validate.ts';

/** One run of the action: reads its inputs, checks, tells. Whatever goes wrong fails the step with one line. */
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
    await tell(report, inputs);
  } catch (error) {
    if (error instanceof Fault) setFailed(terminalText(error.message));
    else setFailed(`This is a fault of the action itself; please report it: ${describe(error)}`);
  }
}

async function withServer(inputs: Inputs, check: () => Promise<Report>): Promise<Report> {
  const [first] = inputs.urls;
  if (inputs.start === null || first === undefined) return check();
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

async function tell(report: Report, inputs: Inputs): Promise<void> {
  const { results, documents, outcome } = report;
  const json = jsonDocument({ result: outcome, endpoints: documents });
  await keep(inputs.jsonFile, json);
  await keep(inputs.sarifFile, sarif(results));
  await keep(inputs.junitFile, junit(results, inputs.failOn));
  if (inputs.summary) {
    const about = results.some(({ kind }) => kind === 'checkup') ? `\n${checksAbout()}` : '';
    await addToStepSummary(`${stepSummary(results)}${about}`);
  }

  const { text, left } = annotations(results);
  process.stdout.write(text);
  for (const { kind, endpoint, headline } of results) {
    console.log(terminalText(`${kind} of ${endpoint}: ${headline}`));
  }
  if (left > 0) console.log(`${left} more findings are in the summary of this step.`);

  setOutput('result', outcome);
  setOutput('status', report.status ?? '');
  setOutput('grade', report.grade ?? '');
  setOutput('score', report.score === null ? '' : String(report.score));
  setOutput('failed', String(report.failed));
  setOutput('risks', String(report.risks));
  setOutput('json-file', inputs.jsonFile ?? '');
  const isFailure = outcome === 'failed' || outcome === 'unreachable';
  if (isFailure && inputs.failOn !== 'never') process.exitCode = 1;
}

async function keep(file: string | null, text: string): Promise<void> {
  if (file === null) return;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new Fault('data_write_failed', `${file} could not be written (${why})`, { cause });
  }
}

async function approved(file: string): Promise<Baseline> {
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
