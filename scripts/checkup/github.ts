import { gh } from '../gh.ts';
import { isOurs, type Writer } from '../our-comment.ts';

/** An issue's comment. `isOurs`: written by the workflows of this repository, which nobody else can sign as. */
export interface Comment {
  id: number;
  issue: number;
  body: string;
  isOurs: boolean;
}

interface ApiComment {
  id: number;
  issue_url: string;
  body: string | null;
  user: Writer;
}

/** All comments of the repository that changed since then. */
export async function commentsSince(since: Date): Promise<Comment[]> {
  const path = `repos/{owner}/{repo}/issues/comments?per_page=100&since=${since.toISOString()}`;
  const pages: ApiComment[][] = JSON.parse(await gh(['api', '--paginate', '--slurp', path]));
  return pages.flat().map(({ id, issue_url, body, user }) => ({
    id,
    issue: Number(issue_url.split('/').at(-1)),
    body: body ?? '',
    isOurs: isOurs(user),
  }));
}

/** Opens an issue and gives its number. */
export async function openIssue(title: string, body: string): Promise<number> {
  const url = await gh(['issue', 'create', '--title', title, '--body-file', '-'], body);
  return Number(url.trim().split('/').at(-1));
}

export async function addComment(issue: number, body: string): Promise<void> {
  await gh(['issue', 'comment', String(issue), '--body-file', '-'], body);
}

export async function deleteComment(id: number): Promise<void> {
  await gh(['api', '--method', 'DELETE', `repos/{owner}/{repo}/issues/comments/${id}`]);
}

export async function closeIssue(
  issue: number,
  reason: 'completed' | 'not planned',
): Promise<void> {
  await gh(['issue', 'close', String(issue), '--reason', reason]);
}
