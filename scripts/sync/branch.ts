import { git } from '../../src/pipeline/review/git.ts';

const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';

/** Who commits, for every git that this process starts. */
export function commitAsBot(env: NodeJS.ProcessEnv): void {
  for (const role of ['AUTHOR', 'COMMITTER']) {
    env[`GIT_${role}_NAME`] = 'github-actions[bot]';
    env[`GIT_${role}_EMAIL`] = EMAIL;
  }
}

/** The commit that a branch of origin has, or null where there is no such branch. */
export async function remoteTip(root: string, branch: string): Promise<string | null> {
  const line = await text(root, ['ls-remote', 'origin', `refs/heads/${branch}`]);
  return line.split('\t')[0] || null;
}

/** Whether somebody else put a commit on top of a branch of ours. */
export async function isEdited(root: string, branch: string): Promise<boolean> {
  await git(root, ['fetch', '--quiet', '--depth=1', 'origin', `refs/heads/${branch}`]);
  return (await text(root, ['log', '-1', '--format=%ae', 'FETCH_HEAD'])) !== EMAIL;
}

/** Commits what is changed in data/. Gives the commit, or null where nothing is. */
export async function commitData(root: string, message: string): Promise<string | null> {
  await git(root, ['add', '--all', '--', 'data']);
  if ((await text(root, ['diff', '--cached', '--name-only'])) === '') return null;
  await git(root, ['commit', '--quiet', '--message', message]);
  return text(root, ['rev-parse', 'HEAD']);
}

/** Pushes a commit to a branch of ours, unless the branch is not as it was seen. */
export async function pushTo(
  root: string,
  branch: string,
  commit: string,
  seen: string | null,
): Promise<void> {
  const lease = `--force-with-lease=refs/heads/${branch}:${seen ?? ''}`;
  await git(root, ['push', '--quiet', lease, 'origin', `${commit}:refs/heads/${branch}`]);
}

export async function fetched(root: string, branch: string): Promise<string> {
  await git(root, ['fetch', '--quiet', 'origin', `refs/heads/${branch}`]);
  return text(root, ['rev-parse', 'FETCH_HEAD']);
}

export async function text(root: string, args: string[]): Promise<string> {
  return (await git(root, args)).toString().trim();
}
