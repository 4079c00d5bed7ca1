import { createHash } from 'node:crypto';
import type { Config } from '../../generated/config.ts';
import type { Target } from '../probe/plan.ts';

type Pace = Pick<Config['probe'], 'concurrency' | 'host_gap_ms'>;

/** What a read takes on the average, silent servers among them: 6 of 100 take 20 s, and twice. */
const READ_MS = 2500;
/** What each of many reads on one host takes: they are one gateway's, which answers. */
const CHAINED_READ_MS = 500;

interface Load {
  work: number;
  longestChain: number;
  targets: Target[];
}

/**
 * Shares the targets of a run out among so many machines, all of a host to the same one, so that the one
 * that takes longest takes as little time as may be expected. The same targets are shared out the same way.
 */
export function shareOut(targets: readonly Target[], count: number, pace: Pace): Target[][] {
  const loads = Array.from({ length: count }, (): Load => {
    return { work: 0, longestChain: 0, targets: [] };
  });
  for (const host of hostsOf(targets)) {
    const chain = host.length * (CHAINED_READ_MS + pace.host_gap_ms);
    const work = (host.length * READ_MS) / pace.concurrency;
    const [first, ...others] = loads;
    if (first === undefined) break;
    const timeOn = (load: Load) => Math.max(load.work + work, load.longestChain, chain);
    const best = others.reduce((least, load) => {
      const by = timeOn(load) - timeOn(least) || load.work - least.work;
      return by < 0 ? load : least;
    }, first);
    best.work += work;
    best.longestChain = Math.max(best.longestChain, chain);
    for (const target of host) best.targets.push(target);
  }
  return loads.map((load) => load.targets);
}

/** Hosts with their targets, the longest chain first. */
function hostsOf(targets: readonly Target[]): Target[][] {
  const hosts = new Map<string, Target[]>();
  for (const target of targets) {
    const host = hosts.get(target.host);
    if (host === undefined) hosts.set(target.host, [target]);
    else host.push(target);
  }
  return [...hosts]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([, host]) => host);
}

/** What two machines must agree on to have one plan. */
export function planDigest(targets: readonly Target[], count: number, pace: Pace): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([count, pace.concurrency, pace.host_gap_ms]));
  for (const { endpoint, transport, listings } of targets) {
    hash.update(JSON.stringify([endpoint, transport, listings.map(({ name }) => name)]));
  }
  return `sha256:${hash.digest('hex')}`;
}

export function hostCount(targets: readonly Target[]): number {
  return new Set(targets.map(({ host }) => host)).size;
}
