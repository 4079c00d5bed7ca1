import type { ServerState } from '../../generated/mcp-validation-state.ts';
import type { HandshakeJudgement } from '../../judge/handshake/judge.ts';
import type { Transition } from './fold.ts';
import type { ProbeResult } from './result.ts';

type StoredStatus = ServerState['endpoint_status'];

/** What a run did, for `--json` and a step summary. Names and reasons come from outside: escape them where shown. */
export interface ProbeReport {
  started_at: string;
  duration_ms: number;
  /** False for a run of chosen listings, which never moves `last_run`. */
  full: boolean;
  /** Endpoints that the run set out to read, and those of which it has a word. */
  targets: number;
  probed: number;
  reads: number;
  second_reads: number;
  by_status: Record<HandshakeJudgement['status'], number>;
  by_reason: Record<string, number>;
  /** Listings that have a state now and had none. */
  new: number;
  /** Listings whose stored status is another one than before. */
  changed: { name: string; from: StoredStatus; to: StoredStatus }[];
  /** Listings whose bad day is yet to be confirmed. */
  pending: number;
  /** Listings that were not contacted because someone opted out. */
  opted_out: number;
  /** Hosts that timed out too often in a row; what was not read there keeps its state. */
  left_hosts: { host: string; unread: number; not_repeated: number }[];
  /** Endpoints whose read ended in an error of ours; they keep their state. */
  failed_reads: { endpoint: string; message: string }[];
  /** Names dropped from state and history: not listed any more, moved, or opted out. */
  dropped: number;
  toolsets_written: number;
  /** Listings whose tools no data file can hold. */
  toolsets_too_large: string[];
}

export function newReport(startedAt: string, full: boolean): ProbeReport {
  return {
    started_at: startedAt,
    duration_ms: 0,
    full,
    targets: 0,
    probed: 0,
    reads: 0,
    second_reads: 0,
    by_status: { ok: 0, ok_empty: 0, auth_required: 0, error: 0, unreachable: 0, skipped: 0 },
    by_reason: {},
    new: 0,
    changed: [],
    pending: 0,
    opted_out: 0,
    left_hosts: [],
    failed_reads: [],
    dropped: 0,
    toolsets_written: 0,
    toolsets_too_large: [],
  };
}

/** Counts the word on one endpoint. */
export function countResult(
  report: ProbeReport,
  { status, reason }: Pick<ProbeResult, 'status' | 'reason'>,
): void {
  report.probed++;
  report.by_status[status]++;
  if (reason !== null) report.by_reason[reason] = (report.by_reason[reason] ?? 0) + 1;
}

/** Counts what it did to a listing that names the endpoint. */
export function countTransition(report: ProbeReport, { name, before, after }: Transition): void {
  if (after.pending !== undefined) report.pending++;
  if (before === undefined) report.new++;
  else if (before.endpoint_status !== after.endpoint_status) {
    report.changed.push({ name, from: before.endpoint_status, to: after.endpoint_status });
  }
}
