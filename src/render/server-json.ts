import type { LintFinding } from '../catalog/lint/index.ts';
import type { Change } from '../generated/changes.ts';
import type { PastCheckup } from '../generated/checkup-history.ts';
import type { Claim } from '../generated/claims.ts';
import type { OptOut } from '../generated/opt-outs.ts';
import type { ReportCard } from '../generated/report-card.ts';
import type { CardEntry } from '../generated/report-card-index.ts';
import type { Standing } from './standing.ts';
import type { ToolOutline } from './tool-outline.ts';

/** Version of the shape of every document below /api/v1/. */
export const API_SCHEMA_VERSION = 1;

/** One listing as the list of all of them tells it. */
export function serverSummary(standing: Standing): Record<string, unknown> {
  const { listing, state } = standing;
  return {
    name: listing.name,
    slug: standing.slug,
    title: listing.title ?? null,
    description: listing.description,
    version: listing.version,
    registry_status: listing.status,
    transport: listing.transport,
    endpoint: listing.endpoint ?? null,
    status: standing.status.code,
    endpoint_status: state?.endpoint_status ?? null,
    auth: standing.auth.code,
    tool_source: standing.toolSource.code,
    surface: standing.surface.code,
    grade: standing.grade.letter,
    score: standing.grade.score,
    tool_count: standing.toolCount,
    uptime_30d: 'hidden' in standing.uptime ? null : standing.uptime.share,
    latency_ms: standing.latencyMs,
    validated_at: standing.validatedAt,
  };
}

/** What is known of a listing beside its handshakes. */
export interface Besides {
  /** Null where no full read was made; `card` is null until it opens. */
  reportCard: { entry: CardEntry; card: ReportCard | null } | null;
  lint: readonly LintFinding[];
  /** Of 90 days, the newest first. */
  changes: readonly Change[];
  claim: Pick<Claim, 'github' | 'since'> | null;
  /** The newest scheduled one. */
  checkup: PastCheckup | null;
  optOut: Pick<OptOut, 'date' | 'reason'> | null;
  /** False where `tools` lack parameters, or some are missing. */
  toolsComplete: boolean;
}

/** All that is told about one listing. `samples` are those of data/mcp-probe-history.json: time, status, latency. `tools` are those of `toolsOf`. */
export function serverDetail(
  standing: Standing,
  tools: readonly ToolOutline[],
  { reportCard, lint, changes, claim, checkup, optOut, toolsComplete }: Besides,
): Record<string, unknown> {
  const { listing, state, uptime } = standing;
  // A literal of so many members with a spread in it takes thirty times as long to make.
  return Object.assign(serverSummary(standing), {
    source: listing.source,
    official: listing.official ?? false,
    status_message: listing.status_message ?? null,
    published_at: listing.published_at,
    updated_at: listing.updated_at,
    repository: listing.repository ?? null,
    website: listing.website ?? null,
    remotes: listing.remotes,
    packages: listing.packages,
    reason: state?.reason ?? null,
    http_status: state?.http_status ?? null,
    pending: state?.pending ?? null,
    validation_method: state?.validation_method ?? null,
    era: state?.era ?? null,
    protocol_version: state?.protocol_version ?? null,
    server_info: state?.server_info ?? null,
    toolset_fingerprint: state?.toolset_fingerprint ?? null,
    schema_fingerprint: state?.schema_fingerprint ?? null,
    changed_at: state?.changed_at ?? null,
    tools_read_at: standing.toolsReadAt,
    grade_points: standing.grade.points,
    uptime:
      'hidden' in uptime
        ? { share: null, samples: uptime.samples, reason: uptime.reason }
        : { share: uptime.share, samples: uptime.samples, days: uptime.days },
    samples: standing.samples,
    report_card: reportCard === null ? null : cardDetail(reportCard),
    checkup,
    claimed: claim === null ? null : { github: claim.github, since: claim.since },
    opt_out: optOut === null ? null : { date: optOut.date, reason: optOut.reason },
    lint: lint.map(({ rule: { id, level, text }, found, count }) => {
      return { rule: id, level, text, found, count };
    }),
    changes: changes.map(({ name: _, ...change }) => change),
    tools_complete: toolsComplete,
    tools,
  });
}

/** An open card with its dates, or only when it opens. */
function cardDetail({ entry, card }: { entry: CardEntry; card: ReportCard | null }) {
  const { first_read, opens_on, last_read } = entry;
  if (card === null) return { first_read, opens_on };
  const { schema_version: _, name: __, endpoint: ___, ...said } = card;
  return { first_read, opens_on, last_read: last_read ?? null, ...said };
}
