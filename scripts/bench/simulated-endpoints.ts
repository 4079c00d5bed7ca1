import type { ReadOutcome } from '../../src/pipeline/probe/scheduler.ts';
import { seeded } from './random.ts';

export interface Endpoint {
  host: string;
  /** What its reads say and how long they take, in ms; one that settles is read once. */
  reads: { outcome: ReadOutcome; ms: number }[];
}

const SILENT_MS = 20_000;

/**
 * Endpoints as a day's run meets them: latencies around 350 ms with a long tail, 6 % that stay
 * silent until the time is up, 2 % that fail at first and settle later, 8 % on one host, the rest on
 * hosts of which most hold one and some hold dozens. `silentOnBigHost`: whether the one host has
 * its share of silent ones.
 */
export function simulatedEndpoints(count: number, silentOnBigHost: boolean): Endpoint[] {
  const random = seeded(count);
  const silentShare = silentOnBigHost ? 0.06 : 0.06 / 0.92;
  const latency = (): number => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(15_000, Math.max(20, 350 * Math.exp(0.9 * normal)));
  };
  return Array.from({ length: count }, () => {
    const onBig = random() < 0.08;
    const host = onBig ? 'big.example' : `${Math.floor(random() ** 2 * count * 0.7)}.example`;
    const draw = random();
    const mayBeSilent = silentOnBigHost || !onBig;
    if (mayBeSilent && draw < silentShare) {
      const read = { outcome: 'timed_out' as const, ms: SILENT_MS };
      return { host, reads: [read, read] };
    }
    const settles = { outcome: 'settled' as const, ms: latency() };
    if (draw > 0.98) return { host, reads: [{ outcome: 'transient', ms: latency() }, settles] };
    return { host, reads: [settles] };
  });
}

/**
 * No schedule ends sooner than this: all reads packed without a gap, or the longest host's reads one
 * after the other with the politeness between them.
 */
export function lowerBoundMs(
  endpoints: readonly Endpoint[],
  settings: { concurrency: number; hostGapMs: number },
): { workMs: number; chainMs: number } {
  const chains = new Map<string, number>();
  let work = 0;
  for (const { host, reads } of endpoints) {
    for (const { ms } of reads) {
      work += ms;
      chains.set(host, (chains.get(host) ?? -settings.hostGapMs) + ms + settings.hostGapMs);
    }
  }
  return { workMs: work / settings.concurrency, chainMs: Math.max(...chains.values()) };
}
