import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredChild, serversInChild } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, rounded } from './result.ts';
import type { SyncCost } from './sync-child.ts';

const ROWS = 37_500;

/** A whole sync of a large registry on loopback, in a process of its own. */
export const syncBench: Bench = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollcall-bench-sync-'));
  for (const file of ['config.json', 'curated.json', 'opt-outs.json']) {
    await cp(fileURLToPath(new URL(`../../data/${file}`, import.meta.url)), join(dataDir, file));
  }
  const registry = await serversInChild('registry-server.ts', [String(ROWS)]);
  try {
    const first = await syncOnce(dataDir, registry.urls);
    // The weekly case: the last catalog is there to be compared with.
    const next = await syncOnce(dataDir, registry.urls);
    const peakMb = Math.max(first.peakMb, next.peakMb);
    return {
      name: 'sync',
      goal: 'peak memory of a sync of 37,500 rows ≤ 400 MB',
      figures: {
        rows: ROWS,
        first_cpu_s: first.cpuS,
        first_peak_mb: first.peakMb,
        next_cpu_s: next.cpuS,
        next_peak_mb: next.peakMb,
      },
      ratios: { peak_to_goal: rounded(peakMb / 400) },
      met: peakMb <= 400,
    };
  } finally {
    await registry.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function syncOnce(
  dataDir: string,
  urls: string[],
): Promise<{ cpuS: number; peakMb: number }> {
  const { message } = await measuredChild([
    await compiled('sync-child.ts'),
    dataDir,
    urls[0] ?? '',
  ]);
  const { listed, cpuMs, peakBytes } = message as SyncCost;
  if (listed !== ROWS) throw new Error(`${listed} of ${ROWS} rows were listed`);
  return { cpuS: rounded(cpuMs / 1000), peakMb: rounded(peakBytes / 1e6, 0) };
}
