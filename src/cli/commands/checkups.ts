import { checkups as runCheckups } from '../../pipeline/checkups.ts';
import { jsonDocument } from '../../render/json.ts';
import { print } from '../print.ts';

/** Checks every claimed server and writes data/checkups/. What a server answers never fails the run. Gives the exit code. */
export async function checkups(options: {
  data: string;
  allowPrivate?: boolean;
  json?: boolean;
}): Promise<number> {
  const report = await runCheckups({
    dataDir: options.data,
    allowPrivate: options.allowPrivate ?? false,
  });
  const { claimed, checked, opted_out, without_endpoint, states } = report;
  const rows = Object.entries(states).map(([state, count]) => `${state} ${count}`);
  const text = [
    `${claimed} claimed, ${checked} checked, ${opted_out} opted out, ${without_endpoint} without an endpoint`,
    ...(rows.length > 0 ? [`rows: ${rows.sort().join(', ')}`] : []),
  ];
  await print(options.json ? jsonDocument(report) : `${text.join('\n')}\n`);
  return 0;
}
