import { sync } from '../../src/pipeline/sync.ts';
import { cpuMs } from './rounds.ts';

export interface SyncCost {
  listed: number;
  cpuMs: number;
  peakBytes: number;
}

/** One sync from the registry of the second argument into the folder of the first; sends what it cost. */
const [dataDir = '', registryUrl = ''] = process.argv.slice(2);
let listed = 0;
const spent = await cpuMs(async () => {
  // Nobody's registry is asked here, so no pause is owed between pages.
  const report = await sync({ dataDir, registryUrl, limits: { gapMs: 0 } });
  listed = report.listed;
});
const peakBytes = process.resourceUsage().maxRSS * 1024;
process.send?.({ listed, cpuMs: spent, peakBytes } satisfies SyncCost);
process.disconnect?.();
