// Brings in what `rollcall sync` changed in data/: one pull request, which merges itself where it may.
// Takes BASE (the branch), and of the runner's own variables those that say where this run can be seen.
import { appendFile } from 'node:fs/promises';
import { logText } from '../../src/render/text.ts';
import { gh } from '../gh.ts';
import { runUrl } from '../run-url.ts';
import { commitAsBot } from './branch.ts';
import { bringIn } from './proposal.ts';

const { BASE = 'main', RUNNER_TEMP = '.', GITHUB_OUTPUT = '' } = process.env;

commitAsBot(process.env);
await gh(['auth', 'setup-git']);
const { words, isMerged } = await bringIn({
  root: process.cwd(),
  base: BASE,
  branch: 'rollcall/sync',
  title: 'Sync the catalog with the registry',
  out: RUNNER_TEMP,
  runUrl: runUrl(process.env),
}).catch((error: Error) => {
  console.error(logText(`propose: ${error.message}`));
  process.exit(1);
});
if (GITHUB_OUTPUT !== '') await appendFile(GITHUB_OUTPUT, `merged=${isMerged ? 'yes' : 'no'}\n`);
console.log(logText(`propose: ${words}`));
