// Answers a request where no checkup is needed, and else says that one is: the first step of checkup.yml.
// Takes REQUEST (the issue's body or the dispatched address) and ISSUE (its number, or nothing); writes
// the request to request.json in RUNNER_TEMP when a checkup is to be made.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalog } from '../../src/store/catalog.ts';
import { readOptOuts } from '../../src/store/opt-outs.ts';
import { markerOf, ONCE_EVERY_MS, repeatedComment } from './comment.ts';
import { addComment, closeIssue, commentsSince, openIssue } from './github.ts';
import { requestOf } from './request.ts';

const { REQUEST = '', ISSUE = '', RUNNER_TEMP = '.', GITHUB_OUTPUT = '' } = process.env;

const request = requestOf(REQUEST, await readOptOuts('data'), (await readCatalog('data')).servers);
if ('refused' in request) {
  if (ISSUE === '') fail('the address can not be checked; the form says which can');
  await addComment(
    Number(ISSUE),
    `Nothing was sent. ${request.refused}\n\nPlease open another issue with an address that can be checked.\n`,
  );
  await closeIssue(Number(ISSUE), 'not planned');
  console.log('The request was refused; the issue says why.');
} else {
  const title = `Checkup of ${request.host}`;
  const issue = ISSUE === '' ? await openIssue(title, 'Asked for by hand.') : Number(ISSUE);
  const stored = await storedObservation(request.host);
  if (stored !== null) {
    await addComment(issue, repeatedComment(stored));
    console.log('The host was checked a moment ago; the issue has the stored observation.');
  } else {
    await writeFile(join(RUNNER_TEMP, 'request.json'), JSON.stringify({ ...request, issue }));
    await appendFile(GITHUB_OUTPUT, 'make=yes\n');
    console.log('A checkup is to be made.');
  }
}

async function storedObservation(host: string): Promise<string | null> {
  const earliest = new Date(Date.now() - ONCE_EVERY_MS);
  const stored = (await commentsSince(earliest)).findLast(({ isOurs, body }) => {
    const marker = isOurs ? markerOf(body) : null;
    if (marker === null || marker.again || marker.host !== host) return false;
    return Date.parse(marker.checked_at) > earliest.getTime();
  });
  return stored?.body ?? null;
}

function fail(message: string): never {
  console.error(`checkup: ${message}`);
  process.exit(1);
}
