import order from '../generated/mcp-probe-history.order.ts';
import type { ProbeHistory, Sample } from '../generated/mcp-probe-history.ts';
import validate from '../generated/mcp-probe-history.validate.js';
import { quoted } from './canonical.ts';
import { eachRecord } from './each-record.ts';
import { readRecords, writeRecords } from './parts.ts';
import type { RecordFile } from './records.ts';
import { withNames, writeRecordStream } from './stream-records.ts';

/** A history with its samples at hand, whether its file is in parts or not. Samples are sorted by time. */
export type WholeHistory = ProbeHistory & { servers: Record<string, Sample[]> };

export const HISTORY_DAYS = 35;
const DAY = 86_400;
const HISTORY: RecordFile = { name: 'mcp-probe-history', shape: 'map', validate, order };

/** Reads data/mcp-probe-history.json; without the file, a history of nothing. */
export async function readHistory(dir: string): Promise<WholeHistory> {
  return (await readRecords<WholeHistory>(dir, HISTORY)) ?? historyOf({});
}

/** The samples of data/mcp-probe-history.json, one server after the other: all of them would be most of what a build holds. */
export function eachHistory(dir: string): AsyncGenerator<[name: string, samples: Sample[]]> {
  return eachRecord<Sample[]>(dir, HISTORY);
}

/** Writes data/mcp-probe-history.json. Returns whether a file changed. */
export function writeHistory(dir: string, history: WholeHistory): Promise<boolean> {
  return writeRecords(dir, HISTORY, historyOf(eachServer(history, inOrderOfTime)));
}

/** What a run does to the history. */
export interface HistoryUpdate {
  /** The run's sample of each server that it has one of. */
  samples: ReadonlyMap<string, Sample>;
  /** Whether the samples so far are of another endpoint. */
  startsAnew(name: string): boolean;
  /** Whether nothing is kept of a server. */
  isGone(name: string): boolean;
  /** Epoch seconds: samples of the 35 days that end here stay. */
  asOf: number;
}

/**
 * Adds a run's samples and drops what has gone, a server at a time: with 35 days of 30,000 servers a whole
 * history would be most of a run's memory. Gives the number of servers that are gone and had no state.
 */
export async function updateHistory(dir: string, update: HistoryUpdate): Promise<number> {
  const { samples, startsAnew, isGone, asOf } = update;
  const oldest = asOf - HISTORY_DAYS * DAY;
  const names = [...samples.keys()].sort();
  let dropped = 0;
  const { servers: _, ...head } = historyOf({});
  await writeRecordStream(dir, HISTORY, head, async function* (inOrder) {
    dropped = 0;
    const stored = eachRecord<Sample[]>(dir, HISTORY);
    for await (const [name, before = []] of withNames(stored, names, inOrder)) {
      const isFormer = startsAnew(name);
      if (isGone(name)) {
        dropped += isFormer ? 0 : 1;
        continue;
      }
      const sample = samples.get(name);
      const former = isFormer ? [] : before;
      const kept = inOrderOfTime(sample === undefined ? former : [...former, sample]).filter(
        ([time]) => time >= oldest,
      );
      // A sample has no member to order and no text to escape, so this is what the canonical writer makes of it.
      if (kept.length > 0) yield [name, `${quoted(name)}:${JSON.stringify(kept)}`];
    }
  });
  return dropped;
}

/** Adds one sample, in place: a run adds tens of thousands. A sample that is there already is not added again. */
export function addSample(history: WholeHistory, name: string, sample: Sample): void {
  history.servers[name] = inOrderOfTime([...(history.servers[name] ?? []), sample]);
}

/** The samples of the 35 days that end at `asOf` (epoch seconds); a server that has none left goes. */
export function prune(history: WholeHistory, asOf: number): WholeHistory {
  const oldest = asOf - HISTORY_DAYS * DAY;
  const kept = eachServer(history, (samples) => samples.filter(([time]) => time >= oldest));
  return historyOf(
    Object.fromEntries(Object.entries(kept).filter(([, samples]) => samples.length > 0)),
  );
}

/** The samples of both, each once: the parts of a run put together, in any order and as often as you like. */
export function mergeHistories(a: WholeHistory, b: WholeHistory): WholeHistory {
  const servers = eachServer(a, inOrderOfTime);
  for (const [name, samples] of Object.entries(b.servers)) {
    servers[name] = inOrderOfTime([...(servers[name] ?? []), ...samples]);
  }
  return historyOf(servers);
}

function historyOf(servers: Record<string, Sample[]>): WholeHistory {
  return { schema_version: 1, columns: ['time', 'status', 'latency_ms'], servers };
}

function eachServer(
  history: WholeHistory,
  change: (samples: readonly Sample[]) => Sample[],
): Record<string, Sample[]> {
  return Object.fromEntries(
    Object.entries(history.servers).map(([name, samples]) => [name, change(samples)]),
  );
}

/** Sorted by time, then status, then latency, none of them twice. */
function inOrderOfTime(samples: readonly Sample[]): Sample[] {
  if (isInOrder(samples)) return [...samples];
  return [...samples].sort(bySample).filter((sample, at, sorted) => {
    const before = sorted[at - 1];
    return before === undefined || bySample(before, sample) !== 0;
  });
}

function isInOrder(samples: readonly Sample[]): boolean {
  return samples.every((sample, at) => {
    const before = samples[at - 1];
    return before === undefined || bySample(before, sample) < 0;
  });
}

function bySample(a: Sample, b: Sample): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] < b[1] ? -1 : 1;
  return (a[2] ?? -1) - (b[2] ?? -1);
}
