import type { Toolset } from '../../generated/toolset.ts';
import { toolsChange } from '../../judge/changes/changes.ts';
import { addChanges } from '../../store/changes.ts';
import { updateHistory } from '../../store/history.ts';
import { readStateHead, writeStateLines } from '../../store/state.ts';
import { pruneToolsets, readToolset, writeToolset } from '../../store/toolsets.ts';
import { addTotals } from '../../store/totals.ts';
import { partLines } from '../part/lines.ts';
import { countResult, newReport, type ProbeReport } from '../probe/report.ts';
import type { ProbeResult } from '../probe/result.ts';
import type { Roll } from '../roll.ts';
import type { Collected } from './collect.ts';
import { runRecords } from './records.ts';
import { takeIn } from './take-in.ts';
import { changesSince, settled } from './unfinished.ts';

/** Each file waits for the disk, so several wait together. */
const AT_A_TIME = 16;

/**
 * Takes the parts of a probe into data/. Changes are written first, then toolsets and totals, history, and
 * the state last: with what a merge that was cut off in between left behind, the next one comes to the
 * same end.
 */
export async function mergeProbe(
  dataDir: string,
  roll: Roll,
  collected: Pick<Collected, 'parts' | 'run'>,
  full: boolean,
): Promise<ProbeReport> {
  const { parts, run } = collected;
  const stored = await readStateHead(dataDir);
  const since = await changesSince(dataDir, stored.last_run, run);
  const records = runRecords(stored, roll, run, full);
  const report = { ...newReport(run, full), targets: roll.targets.length };
  report.opted_out = roll.optedOut.size;
  for (const { file, end } of parts) {
    addTally(report, end);
    for await (const { probe } of partLines(file, ['toolset'])) {
      if (probe === undefined) continue;
      records.note(probe as ProbeResult);
      countResult(report, probe as ProbeResult);
    }
  }
  const takenIn = await takeIn(dataDir, roll, records, report, since);
  const { lines, changes, unfinished, taken, live, restarted, totals } = takenIn;
  for await (const toolset of toolsetsOf(parts, taken)) {
    const before = await readToolset(dataDir, toolset.name);
    const change = toolsChange(toolset.name, before?.tools ?? null, toolset.tools, run);
    if (change !== null) changes.push(change);
  }

  const { head, samples } = records;
  const told = settled(changes, unfinished);
  await addChanges(dataDir, run, told.changes, told.gone);
  report.toolsets_written = await writeToolsets(dataDir, toolsetsOf(parts, taken));
  await pruneToolsets(dataDir, live);
  if (full) await addTotals(dataDir, totals);
  report.dropped += await updateHistory(dataDir, {
    samples,
    startsAnew: (name) => restarted.has(name),
    isGone: (name) => full && !records.isReadable(name),
    asOf: Math.floor(Date.parse(full ? (head.last_run ?? run) : run) / 1000),
  });
  await writeStateLines(dataDir, head, lines);
  report.changed.sort((a, b) => (a.name < b.name ? -1 : 1));
  return report;
}

/** What a shard counted that its results don't show. */
function addTally(report: ProbeReport, end: Collected['parts'][number]['end']): void {
  report.duration_ms = Math.max(report.duration_ms, end?.duration_ms ?? 0);
  report.reads += end?.reads ?? 0;
  report.second_reads += end?.second_reads ?? 0;
  report.left_hosts.push(...(end?.left_hosts ?? []));
  report.failed_reads.push(...(end?.failed_reads ?? []));
  report.toolsets_too_large.push(...(end?.toolsets_too_large ?? []));
}

/** The toolsets of the parts whose listing has a result: of one that was cut off before it nothing counts. */
async function* toolsetsOf(
  parts: Collected['parts'],
  taken: ReadonlySet<string>,
): AsyncGenerator<Toolset> {
  for (const { file } of parts) {
    for await (const { toolset } of partLines(file, ['probe'])) {
      if (toolset !== undefined && taken.has((toolset as Toolset).name)) {
        yield toolset as Toolset;
      }
    }
  }
}

/** Gives the number of files that changed. */
async function writeToolsets(dataDir: string, toolsets: AsyncIterable<Toolset>): Promise<number> {
  let files = 0;
  const batch: Toolset[] = [];
  async function flush(): Promise<void> {
    const changed = await Promise.all(
      batch.splice(0).map((toolset) => writeToolset(dataDir, toolset)),
    );
    files += changed.filter(Boolean).length;
  }
  for await (const toolset of toolsets) {
    if (batch.push(toolset) === AT_A_TIME) await flush();
  }
  await flush();
  return files;
}
