import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredChild, serversInChild } from './child.ts';
import { type Bench, rounded } from './result.ts';

const ROWS = 37_500;

/** A whole sync of a large registry on loopback, in a process of its own. */
export const syncBench: Bench = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollcall-bench-sync-'));
  for (const file of ['config.json', 'curated.json', 'opt-outs.json']) {
    await cp(fileURLToPath(new URL(`../../data/${file}`, import.meta.url)), join(dataDir, file));
  }
  const registry = await serversInChild('registry-server.ts', [String(ROWS)]);
  try {
    const { message, seconds } = await measuredChild('sync-child.ts', [
      dataDir,
      registry.urls[0] ?? '',
    ]);
    const { listed, cpuMs, peakBytes } = message as {
      listed: number;
      cpuMs: number;
      peakBytes: number;
    };
    if (listed !== ROWS) throw new Error(`${listed} of ${ROWS} rows were listed`);
    const peakMb = rounded(peakBytes / 1e6, 0);
    return {
      name: 'sync',
      goal: 'peak memory of a sync of 37,500 rows ≤ 400 MB',
      figures: {
        rows: ROWS,
        cpu_s: rounded(cpuMs / 1000),
        whole_process_s: rounded(seconds, 1),
        peak_mb: peakMb,
      },
      ratios: { peak_to_goal: rounded(peakMb / 400) },
      met: peakMb <= 400,
    };
  } finally {
    await registry.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
