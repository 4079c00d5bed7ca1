import { partName, shardText } from './part/shard.ts';
import { hostCount } from './plan/shards.ts';
import { readRoll, sharesOf } from './roll.ts';

/** A run shared out: what a workflow's matrix is made of. */
export interface Plan {
  shards: {
    /** What `--shard` takes. */
    shard: string;
    /** The name of its part. */
    part: string;
    hosts: number;
    endpoints: number;
  }[];
}

/**
 * Shares a run out among `count` machines (default: the configured number), the same way whenever it is
 * asked over the same data. Shards without an endpoint are left out, but for the first one: a run over
 * nothing is a run. Faults of the data files.
 */
export async function plan(options: { dataDir: string; count?: number }): Promise<Plan> {
  const roll = await readRoll(options.dataDir);
  const of = options.count ?? roll.config.probe.shards ?? 1;
  const shards = sharesOf(roll, of).map((targets, at) => {
    const shard = { index: at + 1, of };
    return {
      shard: shardText(shard),
      part: partName(shard),
      hosts: hostCount(targets),
      endpoints: targets.length,
    };
  });
  return { shards: shards.filter(({ endpoints }, at) => at === 0 || endpoints > 0) };
}
