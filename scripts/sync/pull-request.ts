import { gh } from '../gh.ts';

const LABEL = 'waits-for-a-person';

/** The open pull request of a branch of this repository, or null. Anybody's fork may have a branch of the same name. */
export async function openRequest(base: string, branch: string): Promise<number | null> {
  const query = ['--head', branch, '--base', base, '--state', 'open', '--limit', '1000'];
  const list: { number: number; isCrossRepository?: boolean }[] = JSON.parse(
    await gh(['pr', 'list', ...query, '--json', 'number,isCrossRepository']),
  );
  return list.find(({ isCrossRepository }) => isCrossRepository !== true)?.number ?? null;
}

/** Opens the pull request, or gives the open one this title and this text. `bodyFile`: hostile text goes by a file. */
export async function propose(
  open: number | null,
  {
    base,
    branch,
    title,
    bodyFile,
  }: { base: string; branch: string; title: string; bodyFile: string },
): Promise<number> {
  const text = ['--title', title, '--body-file', bodyFile];
  if (open !== null) {
    await gh(['pr', 'edit', String(open), ...text]);
    return open;
  }
  const url = await gh(['pr', 'create', '--base', base, '--head', branch, ...text]).catch(
    (cause) => {
      throw new Error(
        `the branch ${branch} is pushed, but no pull request could be opened. Is "Allow GitHub Actions to create and approve pull requests" on (Settings, Actions, General)?`,
        { cause },
      );
    },
  );
  return Number(url.trim().split('/').at(-1));
}

/** Says by a label, which lists show, whether a person is waited for. The text says so too: no label is no failure. */
export async function labelWaiting(number: number, isWaiting: boolean): Promise<void> {
  if (isWaiting)
    await gh(['label', 'create', LABEL, '--force', '--color', 'd4a72c']).catch(() => {});
  const change = isWaiting ? '--add-label' : '--remove-label';
  await gh(['pr', 'edit', String(number), change, LABEL]).catch(() => {});
}

/** Squashes a pull request into its base if its branch still has this commit. Gives null, or why GitHub would not. */
export async function merge(number: number, title: string, commit: string): Promise<string | null> {
  const how = ['--squash', '--match-head-commit', commit, '--subject', title, '--body', ''];
  return gh(['pr', 'merge', String(number), ...how]).then(
    () => null,
    (error: Error) => error.message,
  );
}

export async function comment(number: number, body: string): Promise<void> {
  await gh(['pr', 'comment', String(number), '--body-file', '-'], body);
}

export async function close(number: number, words: string): Promise<void> {
  await gh(['pr', 'close', String(number), '--comment', words]);
}
