import { appendFile } from 'node:fs/promises';

/** Adds Markdown to the summary of the workflow step that this process runs in, where there is one. */
export async function addToStepSummary(
  markdown: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, markdown);
}
