import type { Ailment } from '../../src/pipeline/health.ts';
import { gh } from '../gh.ts';

const LABEL = 'pipeline-health';

/** The newest of our issues about the pipeline's health. */
export interface HealthIssue {
  number: number;
  state: 'OPEN' | 'CLOSED';
  /** ISO; empty or null while it is open. */
  closedAt: string | null;
}

/** The open issue, or else the one that was closed last, or null. */
export async function healthIssue(): Promise<HealthIssue | null> {
  const query = ['--label', LABEL, '--state', 'all', '--limit', '50'];
  const list: HealthIssue[] = JSON.parse(
    await gh(['issue', 'list', ...query, '--json', 'number,state,closedAt']),
  );
  const open = list.find(({ state }) => state === 'OPEN');
  const closed = list.sort((a, b) => ((a.closedAt ?? '') < (b.closedAt ?? '') ? 1 : -1));
  return open ?? closed[0] ?? null;
}

export async function openIssue(found: readonly Ailment[]): Promise<void> {
  await gh(['label', 'create', LABEL, '--force', '--color', 'b60205']);
  const text = ['--title', titleOf(found), '--label', LABEL, '--body-file', '-'];
  await gh(['issue', 'create', ...text], bodyOf(found));
}

export async function updateIssue(number: number, found: readonly Ailment[]): Promise<void> {
  const text = ['--title', titleOf(found), '--body-file', '-'];
  await gh(['issue', 'edit', String(number), ...text], bodyOf(found));
}

export async function closeIssue(number: number): Promise<void> {
  const words = 'Probe and sync succeed again.';
  await gh(['issue', 'close', String(number), '--reason', 'completed', '--comment', words]);
}

function titleOf(found: readonly Ailment[]): string {
  return found.map(({ what, limit }) => `No successful ${what} for ${limit}`).join('; ');
}

function bodyOf(found: readonly Ailment[]): string {
  const lines = found.map(
    ({ what, last, limit }) =>
      `- **${what}**: last succeeded ${last ?? 'never'}; more than ${limit} is too long. Look at the runs of \`${what}.yml\`.`,
  );
  return `${lines.join('\n')}\n\nThe data stays as it was, and the site says how old it is. This issue closes itself when both succeed again; closed by hand, it stays closed until something succeeds and fails anew.\n`;
}
