import type { ServerState } from '../generated/mcp-validation-state.ts';
import type { HandshakeJudgement } from '../judge/handshake/judge.ts';
import { REASONS } from '../judge/handshake/reasons.ts';
import { boundedMarkdown, code, grouped, prose } from './bounded-markdown.ts';

type StoredStatus = ServerState['endpoint_status'];

export interface ProbeFacts {
  started_at: string;
  duration_ms: number;
  full: boolean;
  targets: number;
  probed: number;
  reads: number;
  second_reads: number;
  by_status: Record<HandshakeJudgement['status'], number>;
  by_reason: Record<string, number>;
  new: number;
  changed: { name: string; from: StoredStatus; to: StoredStatus }[];
  pending: number;
  opted_out: number;
  left_hosts: { host: string; unread: number; not_repeated: number }[];
  failed_reads: { endpoint: string; message: string }[];
  dropped: number;
  toolsets_written: number;
  toolsets_too_large: string[];
}

const STATUSES = ['ok', 'ok_empty', 'auth_required', 'error', 'unreachable', 'skipped'] as const;

/** What a probe saw, as Markdown for a step summary. */
export function probeSummary(facts: ProbeFacts): string {
  const { by_status, probed, targets, changed, left_hosts, failed_reads } = facts;
  const { toolsets_too_large } = facts;
  const head = [
    `## Probe of ${facts.full ? 'every listed endpoint' : 'chosen listings'}`,
    '',
    `**${grouped(probed)} of ${grouped(targets)} endpoints** in ${duration(facts.duration_ms)} from ${code(facts.started_at)}, with ${grouped(facts.reads)} reads, ${grouped(facts.second_reads)} of them in the last pass.`,
    '',
    '| Status | Endpoints | Share |',
    '|---|--:|--:|',
    ...STATUSES.filter((status) => by_status[status] > 0).map(
      (status) =>
        `| ${status} | ${grouped(by_status[status])} | ${share(by_status[status], probed)} |`,
    ),
    '',
    `New: ${grouped(facts.new)}. Status changed: ${grouped(changed.length)}. Not yet confirmed: ${grouped(facts.pending)}. Opted out: ${grouped(facts.opted_out)}. Dropped: ${grouped(facts.dropped)}. Toolsets written: ${grouped(facts.toolsets_written)}.`,
  ];
  return boundedMarkdown(head, [
    {
      title: 'Reads that failed by a fault of ours',
      entries: failed_reads.map(({ endpoint, message }) => `${code(endpoint)}: ${prose(message)}`),
    },
    { title: 'Hosts left for this run', entries: left_hosts.map(leftHost) },
    { title: 'Toolsets that no data file can hold', entries: toolsets_too_large.map(code) },
    {
      title: 'Status changed',
      entries: changed.map(({ name, from, to }) => `${code(name)}: ${from} → ${to}`),
    },
    { title: 'Reasons', entries: reasons(facts.by_reason) },
  ]);
}

function leftHost({ host, unread, not_repeated }: ProbeFacts['left_hosts'][number]): string {
  return `${code(host)} timed out too often in a row: ${grouped(unread)} not read, ${grouped(not_repeated)} not read again`;
}

function reasons(byReason: Record<string, number>): string[] {
  return Object.entries(byReason)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([reason, count]) => `${grouped(count)} × ${code(reason)}: ${sentence(reason)}`);
}

function sentence(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as keyof typeof REASONS].text : '';
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.floor((ms % 60_000) / 1000);
  return minutes === 0 ? `${seconds} s` : `${grouped(minutes)} min ${seconds} s`;
}
