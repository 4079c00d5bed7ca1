import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reApply } from '../../src/pipeline/re-apply.ts';
import { review } from '../../src/pipeline/review.ts';
import { reviewMarkdown } from '../../src/render/review-markdown.ts';
import { reasonsToWait } from '../../src/review/ordinary.ts';
import { commitData, fetched, isEdited, pushTo, remoteTip, text } from './branch.ts';
import { close, comment, labelWaiting, merge, openRequest, propose } from './pull-request.ts';

export interface Proposal {
  /** The clone that the sync ran in. */
  root: string;
  base: string;
  branch: string;
  title: string;
  /** A folder for the text of the pull request, and for what is too long for it. */
  out: string;
  /** Where this run can be looked at. */
  runUrl: string;
}

/** What became of it, in one sentence for the log. */
export type Outcome = { words: string; isMerged: boolean };

const TRIES = 5;
/** What GitHub says while it still thinks about a branch, or when the base has moved under it. */
const TRY_AGAIN =
  /base branch was modified|head branch was modified|not mergeable|try (?:the merge )?again|expected head/i;

/**
 * Keeps one pull request open with what a sync changed in data/, and merges it where the change is ordinary
 * and every invariant holds. The branch always holds one commit on top of the base, so that a newer run
 * replaces an older proposal; one that somebody else put a commit on is left to them. Where the base moves
 * in the meantime, the change is put on top of it record by record and looked at again.
 */
export async function bringIn(proposal: Proposal): Promise<Outcome> {
  const { root, base, branch, title } = proposal;
  const open = await openRequest(base, branch);
  let seen = await remoteTip(root, branch);
  if (open !== null && seen !== null && (await isEdited(root, branch))) {
    await comment(open, EDITED);
    return {
      words: `${branch} has a commit of somebody else, and was left as it is`,
      isMerged: false,
    };
  }
  let parent = await text(root, ['rev-parse', 'HEAD']);
  let commit = await commitData(root, title);
  let number = open;
  for (let attempt = 1; ; attempt++) {
    if (commit === null) {
      if (number !== null)
        await close(number, 'The registry now says what the base branch has already.');
      return { words: 'nothing in data/ has changed', isMerged: false };
    }
    const waiting = await write(proposal, parent, commit);
    await pushTo(root, branch, commit, seen);
    seen = commit;
    const bodyFile = join(proposal.out, 'proposal.md');
    number = await propose(number, { base, branch, title, bodyFile });
    await labelWaiting(number, waiting.length > 0);
    if (waiting.length > 0) {
      return {
        words: `pull request ${number} waits for a person: ${waiting.join('; ')}`,
        isMerged: false,
      };
    }
    const tip = await remoteTip(root, base);
    const refusal =
      tip === parent ? await merge(number, title, commit) : 'the base branch was modified';
    if (refusal === null) {
      await text(root, ['push', '--quiet', 'origin', `:refs/heads/${branch}`]).catch(() => {});
      return { words: `pull request ${number} is merged`, isMerged: true };
    }
    if (attempt === TRIES || !TRY_AGAIN.test(refusal)) {
      await comment(
        number,
        'This change is ordinary, but GitHub did not let this run merge it. A person may.',
      );
      return { words: `pull request ${number} could not be merged: ${refusal}`, isMerged: false };
    }
    await sleep(attempt * 1000 + Math.random() * 1000);
    const theirs = await fetched(root, base);
    if (theirs === parent) continue;
    await reApply(root, { base: parent, ours: commit, theirs });
    parent = theirs;
    commit = await commitData(root, title);
  }
}

/** Writes the text of the pull request, and gives the reasons to wait for a person. */
async function write(
  { root, out, runUrl }: Proposal,
  parent: string,
  commit: string,
): Promise<string[]> {
  const result = await review({ base: parent, head: commit, cwd: root });
  const waiting = reasonsToWait(result);
  const lead =
    waiting.length === 0
      ? ['The change is ordinary and every invariant holds: the run that opened this merges it.']
      : [
          '**Waits for a person.** This run does not merge it by itself:',
          '',
          ...waiting.map((one) => `- ${one}`),
        ];
  const link = `What the registry sent, what was rejected and, as the artifact \`sync-in-full\`, what is too long for here: [the run](${runUrl}).`;
  const { text: body, rest } = reviewMarkdown(result, [...lead, '', link]);
  await writeFile(join(out, 'proposal.md'), body);
  await writeFile(join(out, 'in-full.md'), rest ?? 'Nothing is left out.\n');
  return waiting;
}

const EDITED =
  'The registry was pulled again, but this branch has a commit that is not of this workflow, so it was left as it is. Merge or close this pull request (and delete the branch) to have the newest list proposed by the next run.\n';
