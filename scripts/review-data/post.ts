// Puts review.md into the one comment of the pull request that is ours: edited in place, or written anew.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gh } from '../gh.ts';
import { isOurs, type Writer } from '../our-comment.ts';
import { MARKER } from './marker.ts';

const { NUMBER = '', RUNNER_TEMP = '.' } = process.env;

interface Comment {
  id: number;
  body: string | null;
  user: Writer;
}

if (!/^\d{1,10}$/.test(NUMBER)) throw new Error('NUMBER is no number of a pull request');
const body = await readFile(join(RUNNER_TEMP, 'review.md'), 'utf8');
const path = `repos/{owner}/{repo}/issues/${NUMBER}/comments`;
const pages: Comment[][] = JSON.parse(
  await gh(['api', '--paginate', '--slurp', `${path}?per_page=100`]),
);
// Anybody can write the marker; nobody else can sign as the workflow.
const ours = pages.flat().find((one) => isOurs(one.user) && one.body?.startsWith(MARKER));
const [method, target] =
  ours === undefined
    ? ['POST', path]
    : ['PATCH', `repos/{owner}/{repo}/issues/comments/${ours.id}`];
await gh(['api', '--method', method, target, '--input', '-'], JSON.stringify({ body }));
console.log(ours === undefined ? 'The comment is written.' : 'The comment is up to date.');
