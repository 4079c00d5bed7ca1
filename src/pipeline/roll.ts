import type { Listing } from '../generated/catalog.ts';
import type { Config } from '../generated/config.ts';
import { eachListing } from '../store/catalog.ts';
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
  const listings: Listing[] = [];
  for await (const listing of eachListing(dataDir)) listings.push(whatARunNeeds(listing));
  listings.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { config, listings, ...planProbe(listings, optOuts, only) };
}

/** The targets of each shard, the first one's first. */
export function sharesOf({ targets, config }: Roll, count: number): Target[][] {
  return shareOut(targets, count, config.probe);
}

export function digestOf({ targets, config }: Roll, { of }: Pick<Shard, 'of'>): string {
  return planDigest(targets, of, config.probe);
}

/** Tens of thousands of listings are held as long as a run lasts, so what is only shown of them is not. */
function whatARunNeeds(listing: Listing): Listing {
  const { name, version, status, transport, endpoint, source, official, tools } = listing;
  return {
    name,
    version,
    status,
    transport,
    ...(endpoint !== undefined && { endpoint }),
    source,
    ...(official !== undefined && { official }),
    ...(tools !== undefined && { tools }),
    description: '',
    remotes: NONE,
    packages: NONE,
    published_at: null,
    updated_at: null,
  };
}

const NONE: never[] = [];
