/** A target that did not settle, with what its first read said and how long that took. */
export interface Again<Target, Result> {
  target: Target;
  result: Result;
  ms: number;
}

/** One host's part of a run. Everything here changes while the run goes on. */
export interface Host<Target, Result> {
  name: string;
  /** Not read yet; the next one is at the end. */
  first: Target[];
  again: Again<Target, Result>[];
  running: number;
  /** In line, or resting before it gets in line. */
  waiting: boolean;
  /** No read starts here before this time. */
  nextAt: number;
  timeoutsInARow: number;
  /** What its first reads cost so far. */
  cost: Cost;
}

/** Reads, and the time they took; a read that will be repeated counts twice. */
export interface Cost {
  reads: number;
  ms: number;
}

export function hostsOf<Target, Result>(
  targets: Iterable<Target>,
  hostOf: (target: Target) => string,
): Host<Target, Result>[] {
  const hosts = new Map<string, Host<Target, Result>>();
  for (const target of targets) {
    const name = hostOf(target);
    const host = hosts.get(name);
    if (host !== undefined) host.first.push(target);
    else hosts.set(name, newHost(name, target));
  }
  for (const host of hosts.values()) host.first.reverse();
  return [...hosts.values()];
}

export function workLeft(host: Host<unknown, unknown>): number {
  return host.first.length + host.again.length;
}

/** The whole run: what is left of it decides which hosts can't wait. */
export interface Workload {
  unread: number;
  /** Time that the reads which will be repeated took at first. */
  againMs: number;
  cost: Cost;
}

export interface HostQueue<Target, Result> {
  add(host: Host<Target, Result>): void;
  take(): Host<Target, Result> | undefined;
  /** Whether this host alone will take longer than all the rest, shared out: then no one should make it wait. */
  pressing(host: Host<Target, Result>): boolean;
}

/**
 * Hosts that may start a read now, longest chain first. Second reads come after all first ones, except on
 * a host whose second reads alone would outlast the rest of the run.
 */
export function hostQueue<Target, Result>(
  workload: Readonly<Workload>,
  settings: { concurrency: number; hostGapMs: number },
): HostQueue<Target, Result> {
  const { concurrency, hostGapMs } = settings;
  const firstReads = descending<Host<Target, Result>>();
  const secondReads = descending<Host<Target, Result>>();

  /** One read of unknown length, so that a host's first answer does not decide alone. */
  const meanMs = () => (workload.cost.ms + 1000) / (workload.cost.reads + 1);
  const restMs = () => (workload.unread * meanMs() + workload.againMs) / concurrency;

  function chainMs({ first, again, cost }: Host<Target, Result>): number {
    const eachMs = (cost.ms + meanMs()) / (cost.reads + 1) + hostGapMs;
    return first.length * eachMs + again.reduce((sum, one) => sum + one.ms + hostGapMs, 0);
  }

  return {
    add(host) {
      (host.first.length > 0 ? firstReads : secondReads).add(host, chainMs(host), host.name);
    },
    take() {
      const chain = secondReads.highest() ?? 0;
      const pressing = chain > restMs() && chain > (firstReads.highest() ?? 0);
      return pressing ? secondReads.take() : (firstReads.take() ?? secondReads.take());
    },
    pressing: (host) => chainMs(host) > restMs(),
  };
}

/** A list kept in order of its keys; equal keys in the order of the names, so that a run can be repeated. */
function descending<Item>() {
  const entries: { key: number; name: string; item: Item }[] = [];
  return {
    add(item: Item, key: number, name: string): void {
      let low = 0;
      let high = entries.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const entry = entries[middle];
        if (entry === undefined) break;
        if (entry.key < key || (entry.key === key && entry.name > name)) low = middle + 1;
        else high = middle;
      }
      entries.splice(low, 0, { key, name, item });
    },
    take: (): Item | undefined => entries.pop()?.item,
    highest: (): number | undefined => entries.at(-1)?.key,
  };
}

function newHost<Target, Result>(name: string, target: Target): Host<Target, Result> {
  return {
    name,
    first: [target],
    again: [],
    running: 0,
    waiting: true,
    nextAt: 0,
    timeoutsInARow: 0,
    cost: { reads: 0, ms: 0 },
  };
}
