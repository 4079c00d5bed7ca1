import type { Change } from '../../generated/changes.ts';
import type { DayTotals } from '../../generated/totals.ts';
import { stateChange } from '../../judge/changes/changes.ts';
import { dayTally } from '../../judge/totals.ts';
import { eachState, stateLine } from '../../store/state.ts';
import { withNames } from '../../store/stream-records.ts';
import { countTransition, type ProbeReport } from '../probe/report.ts';
import type { Roll } from '../roll.ts';
import type { RunRecords } from './records.ts';

/** What a run does to the state, and to what goes with it. */
export interface TakenIn {
  /** What the state file is to hold of each server: as text, tens of thousands take little. */
  lines: Map<string, string>;
  changes: Change[];
  /** Those of the changes `since` that the state knows nothing of. */
  unfinished: Set<Change>;
  /** Names of which this run's word is stored. */
  taken: Set<string>;
  /** Listings whose tools were read live: these, and no others, have a toolset file. */
  live: Set<string>;
  /** Names whose samples so far are of another endpoint, or whose state is dropped. */
  restarted: Set<string>;
  totals: DayTotals;
}

/** Looks at all of it once, counts it into the report, and writes nothing. Faults of the state file. */
export async function takeIn(
  dataDir: string,
  { listings }: Roll,
  records: RunRecords,
  report: ProbeReport,
  since: readonly Change[],
): Promise<TakenIn> {
  const run = report.started_at;
  const lines = new Map<string, string>();
  const changes: Change[] = [];
  const unfinished = new Set(since);
  const told = new Map<string, Change[]>();
  for (const change of since) told.set(change.name, [...(told.get(change.name) ?? []), change]);
  const [taken, live, restarted] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const tally = dayTally(records.head, run);
  const names = [...records.samples.keys()].sort();
  for await (const [name, present] of withNames(eachState(dataDir), names, false)) {
    const { listing, before, after, isTaken } = records.outcomeOf(name, present);
    for (const change of told.get(name) ?? []) {
      if (records.knows(present, change.at)) unfinished.delete(change);
    }
    const isStored = present !== undefined;
    if (after !== undefined) lines.set(name, stateLine(name, after, records.head));
    if (isTaken && after !== undefined) {
      taken.add(name);
      countTransition(report, { name, before, after });
      const change = records.isFirst ? null : stateChange(name, before, after, run);
      if (change !== null) changes.push(change);
    }
    if (after === undefined) report.dropped++;
    if (isStored && (after === undefined || (isTaken && before === undefined))) restarted.add(name);
    if (after?.validation_method.includes('live_mcp')) live.add(name);
    if (listing !== undefined && after !== undefined) tally.add(listing, after);
  }
  for (const listing of listings) if (!lines.has(listing.name)) tally.add(listing, undefined);
  return { lines, changes, unfinished, taken, live, restarted, totals: tally.totals() };
}
