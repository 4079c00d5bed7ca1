import { measuredChild, serversInChild } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, rounded } from './result.ts';

interface Peaks {
  early: number;
  late: number;
}

/** Peak memory of reads of servers that stream for ever, fast or slowly: 1,000 may not cost more than 100. */
export const endless: Bench = async () => {
  const servers = await serversInChild('endless-server.ts', ['10']);
  const program = [await compiled('endless-child.ts'), ...servers.urls];
  const { message, cpuSeconds, seconds } = await measuredChild(program).finally(servers.stop);
  const { early, late } = message as Peaks;
  const ratio = rounded(late / early);
  return {
    name: 'endless',
    goal: 'peak memory of 1,000 reads of endless streams ≤ 1.25 × that of the first 100',
    figures: {
      peak_mb_at_100: rounded(early / 1e6, 1),
      peak_mb_at_1000: rounded(late / 1e6, 1),
      cpu_ms_per_read: rounded(cpuSeconds / 1.1, 3),
      seconds: rounded(seconds, 1),
    },
    ratios: { peak_1000_to_100: ratio },
    met: ratio <= 1.25,
  };
};
