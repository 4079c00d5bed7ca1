import type { Listing } from '../../generated/catalog.ts';
import type { Sample } from '../../generated/mcp-probe-history.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import type { Toolset } from '../../generated/toolset.ts';
import type { HandshakeJudgement } from '../../judge/handshake/judge.ts';
import { claimedTools } from '../../judge/handshake/labels.ts';
import { validatedAt } from '../../judge/handshake/times.ts';
import { transition } from '../../judge/handshake/transition.ts';
import { addSample } from '../../store/history.ts';
import type { Target } from './plan.ts';
import { currentState, type Records } from './records.ts';
import type { ToolsetSpool } from './toolset-spool.ts';

/** What one read of an endpoint said. */
export interface Reading {
  judged: HandshakeJudgement;
  /** When the read began, ISO. */
  startedAt: string;
}

/** One listing's stored state before and after; `before` is undefined where there was none. */
export interface Transition {
  name: string;
  before: ServerState | undefined;
  after: ServerState;
}

/**
 * Takes one endpoint's reading into the records of every listing that names it. `at` is the run's start.
 * A skipped read leaves no trace.
 */
export async function fold(
  records: Records,
  target: Target,
  reading: Reading,
  context: { at: string; spool: ToolsetSpool },
): Promise<Transition[]> {
  const sample = sampleOf(reading);
  if (sample === null) return [];
  const transitions: Transition[] = [];
  for (const listing of target.listings) {
    const { name } = listing;
    const before = currentState(records, listing);
    const movedFrom = before === undefined && records.state.servers[name] !== undefined;
    if (movedFrom) delete records.history.servers[name];
    const after = await stateAfter(records, listing, before, reading.judged, context);
    if (after === undefined) continue;
    records.state.servers[name] = after;
    addSample(records.history, name, sample);
    transitions.push({ name, before, after });
  }
  return transitions;
}

async function stateAfter(
  records: Records,
  listing: Listing,
  before: ServerState | undefined,
  judged: HandshakeJudgement,
  { at, spool }: { at: string; spool: ToolsetSpool },
): Promise<ServerState | undefined> {
  const toolset = toolsetOf(listing, judged);
  const next = transition(before, judged, {
    endpoint: listing.endpoint ?? judged.endpoint,
    at,
    previousAt: before === undefined ? null : validatedAt(records.state, before),
    claimed: claimedTools(listing),
    toolsChanged: toolset !== null && (await spool.keep(toolset)),
  });
  return next && { ...next, validated_at: at };
}

function sampleOf({ judged, startedAt }: Reading): Sample | null {
  if (judged.status === 'skipped') return null;
  return [Math.floor(Date.parse(startedAt) / 1000), judged.status, judged.latency_ms];
}

const ERAS = {
  live_mcp: 'streamable',
  live_mcp_modern: 'modern',
  live_mcp_sse: 'sse',
  none: null,
} as const;

/** What was listed live, without items that are no tools at all; null when nothing was. */
function toolsetOf(listing: Listing, judged: HandshakeJudgement): Toolset | null {
  const { protocol_version, tools } = judged;
  const era = ERAS[judged.validation_method];
  if (era === null) return null;
  return {
    schema_version: 1,
    name: listing.name,
    endpoint: listing.endpoint ?? judged.endpoint,
    read_under: { era, protocol_version, client_capabilities: {}, auth: 'none' },
    tools: (tools ?? []).filter(isObject),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
