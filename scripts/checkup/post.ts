// Posts what make.ts wrote as a comment of the issue.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addComment } from './github.ts';

const { RUNNER_TEMP = '.' } = process.env;

const { issue } = JSON.parse(await readFile(join(RUNNER_TEMP, 'request.json'), 'utf8'));
await addComment(issue, await readFile(join(RUNNER_TEMP, 'comment.md'), 'utf8'));
console.log('The issue has the result.');
