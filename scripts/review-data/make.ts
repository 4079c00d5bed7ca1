// Reviews a pull request's data with the base's own code: its head is fetched as objects, and only its data
// is read. Takes NUMBER, AUTHOR and ASSOCIATION of the pull request; writes review.md, in-full.md and
// the output `verdict`. Holds no token. What the pull request holds never ends this early: it is told.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../../src/pipeline/review/git.ts';
import { reviewMarkdown } from '../../src/render/review-markdown.ts';
import { runUrl } from '../run-url.ts';
import { filesOutside } from './files-outside.ts';
import { MARKER } from './marker.ts';
import { reviewProposal } from './review-proposal.ts';

const {
  NUMBER = '',
  AUTHOR = '',
  ASSOCIATION = '',
  RUNNER_TEMP = '.',
  GITHUB_OUTPUT = '',
} = process.env;

/** Who may write to the repository. */
const MAINTAINERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
const HEAD = 'refs/rollcall/proposal';

if (!/^\d{1,10}$/.test(NUMBER)) throw new Error('NUMBER is no number of a pull request');
await git('.', ['fetch', '--quiet', '--no-tags', 'origin', `+refs/pull/${NUMBER}/head:${HEAD}`]);
const review = await reviewProposal({
  root: '.',
  base: 'HEAD',
  head: HEAD,
  author: { login: AUTHOR, isMaintainer: MAINTAINERS.has(ASSOCIATION) },
});
const outside = await filesOutside('.', 'HEAD', HEAD);
const { text, rest } = reviewMarkdown(review, [
  ...(outside === 0
    ? []
    : [
        `**It also changes ${outside} ${outside === 1 ? 'file' : 'files'} outside of \`data/\`**, of which nothing is said here.`,
        '',
      ]),
  `By [this run](${runUrl(process.env)}), which has what is too long for here as its artifact \`review-in-full\`.`,
]);
await writeFile(join(RUNNER_TEMP, 'review.md'), `${MARKER}\n${text}`);
await writeFile(join(RUNNER_TEMP, 'in-full.md'), rest ?? 'Nothing is left out.\n');
const verdict = review.violations.length === 0 ? 'sound' : 'violated';
if (GITHUB_OUTPUT !== '') await appendFile(GITHUB_OUTPUT, `verdict=${verdict}\n`);
console.log(`${review.violations.length} violations; the comment says which.`);
