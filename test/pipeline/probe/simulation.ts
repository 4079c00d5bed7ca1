import {
  type ReadOutcome,
  type ScheduleOptions,
  type ScheduleReport,
  schedule,
} from '../../../src/pipeline/probe/scheduler.ts';
import { virtualClock } from './virtual-clock.ts';

/** An endpoint of a simulated world: what it says to each read in turn (the last one repeats), and how long that takes. */
export interface Simulated {
  host: string;
  id: number;
  ms: number;
  says: ReadOutcome[];
}

export interface ReadEvent {
  target: Simulated;
  from: number;
  to: number;
}

export interface Simulation {
  report: ScheduleReport;
  events: ReadEvent[];
  results: Map<Simulated, ReadOutcome>;
  endedAt: number;
}

type Settings = Partial<
  Pick<
    ScheduleOptions<Simulated, ReadOutcome>,
    'concurrency' | 'perHost' | 'hostGapMs' | 'hostTimeoutsInARow'
  >
>;

/** Runs the scheduler over simulated endpoints in virtual time and notes every read. */
export async function simulate(
  targets: readonly Simulated[],
  settings: Settings = {},
): Promise<Simulation> {
  const clock = virtualClock();
  const events: ReadEvent[] = [];
  const results = new Map<Simulated, ReadOutcome>();
  const asked = new Map<Simulated, number>();

  async function read(target: Simulated): Promise<ReadOutcome> {
    const times = asked.get(target) ?? 0;
    asked.set(target, times + 1);
    const event = { target, from: clock.now(), to: 0 };
    events.push(event);
    await clock.sleep(target.ms);
    event.to = clock.now();
    return target.says[Math.min(times, target.says.length - 1)] ?? 'settled';
  }

  const report = await clock.run(
    schedule(targets, read, {
      concurrency: 32,
      perHost: 1,
      hostGapMs: 500,
      hostTimeoutsInARow: 10,
      ...settings,
      clock,
      hostOf: (target) => target.host,
      outcomeOf: (result) => result,
      onResult(target, result) {
        if (results.has(target)) throw new Error(`two results for ${target.host} ${target.id}`);
        results.set(target, result);
      },
    }),
  );
  return { report, events, results, endedAt: clock.now() };
}

/** The largest number of events that ran at one moment. */
export function peak(events: readonly ReadEvent[]): number {
  const edges = events.flatMap(({ from, to }) => [
    { at: from, step: 1 },
    { at: to, step: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at || a.step - b.step);
  let running = 0;
  let most = 0;
  for (const { step } of edges) {
    running += step;
    most = Math.max(most, running);
  }
  return most;
}

export function byHost(events: readonly ReadEvent[]): Map<string, ReadEvent[]> {
  const hosts = new Map<string, ReadEvent[]>();
  for (const event of events) {
    const { host } = event.target;
    hosts.set(host, [...(hosts.get(host) ?? []), event]);
  }
  return hosts;
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
