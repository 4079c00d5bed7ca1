import { gh } from '../gh.ts';

/** When the newest successful run of a workflow ended, ISO, or null where there was none. */
export async function lastSuccess(file: string): Promise<string | null> {
  const path = `repos/{owner}/{repo}/actions/workflows/${file}/runs?status=success&per_page=1`;
  const { workflow_runs }: { workflow_runs: { updated_at: string }[] } = JSON.parse(
    await gh(['api', path]),
  );
  return workflow_runs[0]?.updated_at ?? null;
}

/** Switches on what GitHub switched off because nothing happened here for 60 days. Gives the names. */
export async function wakeSchedules(): Promise<string[]> {
  const list: { id: number; name: string; state: string }[] = JSON.parse(
    await gh(['workflow', 'list', '--all', '--limit', '100', '--json', 'id,name,state']),
  );
  const asleep = list.filter(({ state }) => state === 'disabled_inactivity');
  for (const { id } of asleep) await gh(['workflow', 'enable', String(id)]);
  return asleep.map(({ name }) => name);
}
