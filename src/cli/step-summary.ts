import { appendFile } from 'node:fs/promises';
import { printError } from './print.ts';

/**
 * Adds Markdown to the summary of the workflow step that this process runs in, where there is one. The
 * run's data is written by then: a summary that can't be is said and no more.
 */
export async function addToStepSummary(
  markdown: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const file = env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  await appendFile(file, markdown).catch((error: NodeJS.ErrnoException) =>
    printError(`the step summary ${file} can't be written: ${error.code ?? error.message}`),
  );
}
