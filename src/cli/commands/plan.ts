import { plan as makePlan } from '../../pipeline/plan.ts';
import { print } from '../print.ts';

/** Prints how a run is shared out, on one line, as a workflow's matrix takes it. Gives the exit code. */
export async function plan(count: number | undefined, options: { data: string }): Promise<number> {
  const shares = await makePlan({
    dataDir: options.data,
    ...(count !== undefined && { count }),
  });
  await print(`${JSON.stringify(shares)}\n`);
  return 0;
}
