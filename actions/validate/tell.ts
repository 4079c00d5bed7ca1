import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setOutput } from '@actions/core';
import { addToStepSummary } from '../../src/cli/step-summary.ts';
import { Fault } from '../../src/fault.ts';
import { annotations } from '../../src/render/annotations.ts';
import { checksAbout } from '../../src/render/checks-about.ts';
import { jsonDocument } from '../../src/render/json.ts';
import { junit } from '../../src/render/junit.ts';
import { stepSummary } from '../../src/render/result-markdown.ts';
import { sarif } from '../../src/render/sarif.ts';
import { terminalText } from '../../src/render/text.ts';
import type { Inputs } from './inputs.ts';
import type { Report } from './validate.ts';

/** Tells what was found: files, summary, annotations, log, outputs; and fails the step where it has to. */
export async function tell(report: Report, inputs: Inputs): Promise<void> {
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
