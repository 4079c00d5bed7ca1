// Makes the checkup that answer.ts asked for, and writes the comment: the one step that speaks to the
// server, and it holds no token. Nothing of the result is printed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT, USER_AGENT } from '../../src/cli/settings.ts';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { checkupComment } from './comment.ts';

const { RUNNER_TEMP = '.' } = process.env;

const { url, host } = JSON.parse(await readFile(join(RUNNER_TEMP, 'request.json'), 'utf8'));
const observation = await readCheckup(url, {
  transport: null,
  allowPrivate: false,
  client: CLIENT,
  userAgent: USER_AGENT,
  now: () => new Date(),
});
const comment = checkupComment(judgeCheckup(observation), host);
await writeFile(join(RUNNER_TEMP, 'comment.md'), comment);
console.log('One checkup was made.');
