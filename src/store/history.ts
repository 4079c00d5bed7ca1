import order from '../generated/mcp-probe-history.order.ts';
import type { ProbeHistory, Sample } from '../generated/mcp-probe-history.ts';
import validate from '../generated/mcp-probe-history.validate.js';
import { readRecords, writeRecords } from './parts.ts';
import type { RecordFile } from './records.ts';

/** A history with its samples at hand, whether its file is in parts or not. Samples are sorted by time. */
export type WholeHistory = ProbeHistory & { servers: Record<string, Sample[]> };

export const HISTORY_DAYS = 35;
const DAY = 86_400;
const HISTORY: RecordFile = { name: 'mcp-probe-history', shape: 'map', validate, order };

/** Reads data/mcp-probe-history.json; without the file, a history of nothing. */
export async function readHistory(dir: string): Promise<WholeHistory> {
  return (await readRecords<WholeHistory>(dir, HISTORY)) ?? historyOf({});
}

/** Writes data/mcp-probe-history.json. Returns whether a file changed. */
export function writeHistory(dir: string, history: WholeHistory): Promise<boolean> {
  return writeRecords(dir, HISTORY, historyOf(eachServer(history, inOrder)));
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

/** Adds a run's samples and drops what has gone. Gives the number of servers that had samples and nothing else. */
export async function updateHistory(dir: string, update: HistoryUpdate): Promise<number> {
  const { samples, startsAnew, isGone, asOf } = update;
  const history = await readHistory(dir);
  let dropped = 0;
  for (const name of Object.keys(history.servers)) {
    if (!isGone(name) && !startsAnew(name)) continue;
    if (isGone(name) && !startsAnew(name)) dropped++;
    delete history.servers[name];
  }
  for (const [name, sample] of samples) addSample(history, name, sample);
  await writeHistory(dir, prune(history, asOf));
  return dropped;
}

/** Adds one sample, in place: a run adds tens of thousands. A sample that is there already is not added again. */
export function addSample(history: WholeHistory, name: string, sample: Sample): void {
  history.servers[name] = inOrder([...(history.servers[name] ?? []), sample]);
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
  const servers = eachServer(a, inOrder);
  for (const [name, samples] of Object.entries(b.servers)) {
    servers[name] = inOrder([...(servers[name] ?? []), ...samples]);
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
function inOrder(samples: readonly Sample[]): Sample[] {
  return [...samples].sort(bySample).filter((sample, at, sorted) => {
    const before = sorted[at - 1];
    return before === undefined || bySample(before, sample) !== 0;
  });
}

function bySample(a: Sample, b: Sample): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] < b[1] ? -1 : 1;
  return (a[2] ?? -1) - (b[2] ?? -1);
}
