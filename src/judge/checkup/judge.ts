import { type Run, runOf } from '../../observation/checkup/run.ts';
import { wasSent } from '../../observation/checkup/stop.ts';
import type { Observation } from '../../observation/observation.ts';
import { fingerprints } from '../fingerprint.ts';
import type { Baseline } from './baseline.ts';
import { CHECKS } from './index.ts';
import { overStdio } from './over-stdio.ts';
import { stopReason } from './stopped.ts';
import { type Context, type Group, reason, type Verdict } from './verdict.ts';

export interface CheckupOptions {
  /** The approved list to compare with. */
  baseline?: Baseline;
  /** What is declared of the endpoint; else what the record says of it. */
  declaredTransport?: 'http' | 'sse' | null;
}

export type Row = { check: string; group: Group } & Verdict;

/** One checkup's result. There is no verdict over the rows, on purpose. */
export interface CheckupResult {
  endpoint: string;
  checked_at: string;
  expires_at: string;
  signed: false;
  requests: number;
  rows: Row[];
  counts: { observed: number; not_checked: number };
  fingerprints: { toolset: string | null; schema: string | null };
}

const STANDS_MS = 24 * 60 * 60 * 1000;

/** The fifteen rows of a checkup, from its record alone (spec/checkup.md). */
export function judgeCheckup(
  observation: Observation,
  { baseline, declaredTransport = observation.declared_transport }: CheckupOptions = {},
): CheckupResult {
  const run = runOf(observation);
  const tools = toolsOf(run, observation);
  const computed = 'missing' in tools ? null : fingerprints(tools.tools);
  const context: Context = {
    run,
    tools,
    fingerprints: computed,
    baseline: baseline ?? null,
    declaredTransport,
  };
  const rows = CHECKS.map(({ id, group, judge }): Row => {
    return { check: id, group, ...overStdio(id, observation, judge(observation, context)) };
  });
  const observed = rows.filter(({ state }) => state !== 'UNVERIFIED').length;
  // A leap second is a time to the schema, but none to Date.
  const checkedAt = Date.parse(observation.started_at) || 0;
  return {
    endpoint: observation.endpoint,
    checked_at: new Date(checkedAt).toISOString(),
    expires_at: new Date(checkedAt + STANDS_MS).toISOString(),
    signed: false,
    requests: observation.exchanges.filter(wasSent).length,
    rows,
    counts: { observed, not_checked: rows.length - observed },
    fingerprints: { toolset: computed?.toolset ?? null, schema: computed?.schema ?? null },
  };
}

/** The tools of a checkup's record when its whole list was read, else null. */
export function toolsRead(observation: Observation): unknown[] | null {
  const tools = toolsOf(runOf(observation), observation);
  return 'missing' in tools ? null : tools.tools;
}

/** The whole list, or the reason that every check over it then carries. */
function toolsOf(run: Run, { limits }: Observation): Context['tools'] {
  const { list } = run;
  if (list === null) return { missing: stopReason(run, limits) };
  if (list.state === 'gated') {
    return { missing: reason('credential_required', { scheme: list.scheme }) };
  }
  if (list.state === 'failed') return { missing: reason('tools_list_invalid_structure') };
  const { pages, end } = list;
  if (end === 'whole') return { tools: pages.tools, pages: pages.read };
  if (end === 'stopped') return { missing: stopReason(run, limits) };
  return { missing: reason('tools_list_incomplete', { pages: pages.read }) };
}
