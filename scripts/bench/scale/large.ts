import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../../src/pipeline/build-site.ts';
import { serversInChild } from '../child.ts';
import { type Bench, rounded, say } from '../result.ts';
import type { SyncCost } from '../sync-child.ts';
import { inChild } from './child.ts';
import { largestFile } from './files.ts';
import { REGISTRY, writeSamples, writeWorld } from './world.ts';

const LISTINGS = 200_000;
const SHARDS = 32;
/** So many of the shards are run: the others are lost, as far as the merge can tell. */
const RUN = 8;
const SIZE = { ...REGISTRY, listings: LISTINGS, endpoints: 120_000, hosts: 60_000 };

interface Merged {
  ms: number;
  cpuMs: number;
  peakBytes: number;
  whole: number;
}

const seconds = (ms: number): number => rounded(ms / 1000, 1);
const megabytes = (bytes: number): number => rounded(bytes / 1e6, 1);

/** Four times the registry: its data comes in parts, and still is pulled, merged and built. */
export const scaleLarge: Bench = async () => {
  const root = await mkdtemp(join(tmpdir(), 'rollcall-bench-large-'));
  const [pulled, dataDir, parts, site] = ['pulled', 'data', 'parts', 'site'].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  try {
    const sync = await pull(pulled);
    say(`  pulled: ${seconds(sync.cpuMs)} s of CPU, ${megabytes(sync.peakBytes)} MB at most`);
    await rm(pulled, { recursive: true, force: true });
    await writeWorld(dataDir, SIZE);
    await writeSamples(dataDir, SIZE);
    const indices = Array.from({ length: RUN }, (_, at) => String(at + 1));
    await inChild('shards-child.ts', dataDir, parts, '0', String(SHARDS), ...indices);
    const merge = await inChild<Merged>('merge-child.ts', dataDir, parts, '0');
    const largest = await largestFile(dataDir);
    say(
      `  merged: ${seconds(merge.ms)} s, ${seconds(merge.cpuMs)} s of CPU, ${megabytes(merge.peakBytes)} MB at most; the largest file has ${megabytes(largest)} MB`,
    );
    await buildSite({ dataDir, outDir: site, siteUrl: 'https://directory.example/rollcall/' });
    return {
      name: 'scale-200000',
      goal: '200,000 listings are pulled, merged and built, and no file of data/ passes 40 MB',
      figures: {
        sync_cpu_s: rounded(sync.cpuMs / 1000),
        sync_peak_mb: rounded(sync.peakBytes / 1e6, 0),
        merge_s: rounded(merge.ms / 1000),
        merge_peak_mb: rounded(merge.peakBytes / 1e6, 0),
        largest_file_mb: rounded(largest / 1e6, 1),
      },
      ratios: { largest_to_40_mb: rounded(largest / 40e6) },
      met: sync.listed === LISTINGS && merge.whole === RUN && largest <= 40e6,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

async function pull(dataDir: string): Promise<SyncCost> {
  await writeWorld(dataDir, { ...SIZE, listings: 1, endpoints: 1 });
  const registry = await serversInChild('registry-server.ts', [String(LISTINGS)]);
  try {
    return await inChild<SyncCost>('../sync-child.ts', dataDir, registry.urls[0] ?? '');
  } finally {
    await registry.stop();
  }
}
