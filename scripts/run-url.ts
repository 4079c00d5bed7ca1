/** Where the run of a workflow can be looked at, from the runner's own variables. */
export function runUrl({
  GITHUB_SERVER_URL = 'https://github.com',
  GITHUB_REPOSITORY = '',
  GITHUB_RUN_ID = '',
}: NodeJS.ProcessEnv): string {
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}
