import type { Listing } from '../../generated/catalog.ts';
import type { Sample } from '../../generated/mcp-probe-history.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import type { Toolset } from '../../generated/toolset.ts';
import type { HandshakeJudgement } from '../../judge/handshake/judge.ts';
import { claimedTools, stateOf } from '../../judge/handshake/labels.ts';
import { validatedAt } from '../../judge/handshake/times.ts';
import { transition } from '../../judge/handshake/transition.ts';
import type { Target } from './plan.ts';
import type { ProbeResult } from './result.ts';
import type { StoredBefore } from './stored-before.ts';

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

export interface FoldContext {
  /** As it was before the run. */
  stored: StoredBefore;
  /** The run's start. */
  at: string;
  /** Notes a toolset; whether it differs from the one that is stored. */
  keepToolset(toolset: Toolset): Promise<boolean>;
}

/** What one endpoint's reading makes of the state of every listing that names it. A skipped read leaves no trace. */
export async function resultOf(
  target: Target,
  { judged, startedAt }: Reading,
  context: FoldContext,
): Promise<{ result: ProbeResult; transitions: Transition[] }> {
  const { endpoint } = target;
  const { status, reason, latency_ms } = judged;
  const result: ProbeResult = { endpoint, status, reason, sample: null, listings: [] };
  const transitions: Transition[] = [];
  if (status === 'skipped') return { result, transitions };
  const time = Math.floor(Date.parse(startedAt) / 1000);
  const sample: Sample = [time, status, latency_ms];
  for (const listing of target.listings) {
    const { name } = listing;
    const before = stateOf(listing, context.stored.server(name));
    const after = await stateAfter(listing, before, judged, context);
    if (after === undefined) continue;
    result.listings.push({ name, state: after });
    transitions.push({ name, before, after });
  }
  return { result: { ...result, sample }, transitions };
}

async function stateAfter(
  listing: Listing,
  before: ServerState | undefined,
  judged: HandshakeJudgement,
  { stored, at, keepToolset }: FoldContext,
): Promise<ServerState | undefined> {
  const toolset = toolsetOf(listing, judged);
  return transition(before, judged, {
    endpoint: listing.endpoint ?? judged.endpoint,
    at,
    previousAt: before === undefined ? null : validatedAt(stored, before),
    claimed: claimedTools(listing),
    toolsChanged: toolset !== null && (await keepToolset(toolset)),
  });
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
