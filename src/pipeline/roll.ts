import type { Listing } from '../generated/catalog.ts';
import type { Config } from '../generated/config.ts';
import { readCatalog } from '../store/catalog.ts';
import { readConfig } from '../store/config.ts';
import { readOptOuts } from '../store/opt-outs.ts';
import { mustBeFolder } from '../store/read.ts';
import type { Shard } from './part/shard.ts';
import { planDigest, shareOut } from './plan/shards.ts';
import { type ProbePlan, planProbe, type Target } from './probe/plan.ts';

/** Who is called in a run over a data folder. */
export interface Roll extends ProbePlan {
  config: Config;
  listings: Listing[];
}

/** @throws Fault usage (`only`), or that of a data file */
export async function readRoll(dataDir: string, only: readonly string[] = []): Promise<Roll> {
  await mustBeFolder(dataDir);
  const config = await readConfig(dataDir);
  const optOuts = await readOptOuts(dataDir);
  const listings = (await readCatalog(dataDir)).servers;
  return { config, listings, ...planProbe(listings, optOuts, only) };
}

/** The targets of each shard, the first one's first. */
export function sharesOf({ targets, config }: Roll, count: number): Target[][] {
  return shareOut(targets, count, config.probe);
}

export function digestOf({ targets, config }: Roll, { of }: Pick<Shard, 'of'>): string {
  return planDigest(targets, of, config.probe);
}
