import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, rounded } from '../result.ts';
import { inChild } from './child.ts';
import { largestFile } from './files.ts';
import { REGISTRY, type WorldSize, writeSamples, writeWorld } from './world.ts';

interface Run {
  runMs: number;
  boundMs: number;
  peakBytes: number;
}

/** One machine's run over the whole registry, as it is after a month of runs, beside a third of it. */
export const scaleProbe: Bench = async () => {
  const whole = await secondRun(REGISTRY);
  const third = await secondRun({ ...REGISTRY, endpoints: REGISTRY.endpoints / 3 });
  const toBound = whole.runMs / whole.boundMs;
  const kbAnEndpoint =
    (whole.peakBytes - third.peakBytes) / (REGISTRY.endpoints - REGISTRY.endpoints / 3) / 1000;
  return {
    name: 'scale-probe',
    goal: 'one machine over 30,000 endpoints ≤ 1.1 × the lower bound, peak memory < 400 MB and ≤ 5 KB for each further endpoint, no file of data/ over 40 MB',
    figures: {
      run_s: rounded(whole.runMs / 1000, 0),
      bound_s: rounded(whole.boundMs / 1000, 0),
      peak_mb_30000: rounded(whole.peakBytes / 1e6, 0),
      peak_mb_10000: rounded(third.peakBytes / 1e6, 0),
      kb_an_endpoint: rounded(kbAnEndpoint, 1),
      largest_file_mb: rounded(whole.largest / 1e6, 1),
    },
    ratios: { to_bound: rounded(toBound, 3), to_400_mb: rounded(whole.peakBytes / 4e8) },
    met: toBound <= 1.1 && whole.peakBytes < 4e8 && kbAnEndpoint <= 5 && whole.largest <= 40e6,
  };
};

/** The day after a first run: what is read is compared with what is stored. */
async function secondRun(size: WorldSize): Promise<Run & { largest: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollcall-bench-scale-'));
  try {
    await writeWorld(dataDir, size);
    await writeSamples(dataDir, size);
    await inChild<Run>('probe-child.ts', dataDir, '0');
    const run = await inChild<Run>('probe-child.ts', dataDir, '1');
    return { ...run, largest: await largestFile(dataDir) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
