import { measuredChild, quickServers } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, rounded } from './result.ts';

interface Peaks {
  early: number;
  late: number;
}

/** Peak memory of real reads on loopback: 10,000 may not cost more than 1,000. */
export const readsMemory: Bench = async () => {
  const servers = await quickServers('json', 100);
  const program = [await compiled('reads-memory-child.ts'), ...servers.urls];
  const { message, cpuSeconds } = await measuredChild(program).finally(servers.stop);
  const { early, late } = message as Peaks;
  const ratio = rounded(late / early);
  return {
    name: 'reads-memory',
    goal: 'peak memory of 10,000 reads ≤ 1.15 × that of the first 1,000',
    figures: {
      peak_mb_at_1000: rounded(early / 1e6, 1),
      peak_mb_at_10000: rounded(late / 1e6, 1),
      cpu_ms_per_read: rounded(cpuSeconds / 10, 3),
    },
    ratios: { peak_10000_to_1000: ratio },
    met: ratio <= 1.15,
  };
};
