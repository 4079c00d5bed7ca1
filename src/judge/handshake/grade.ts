import type { Listing } from '../../generated/catalog.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { type DirectoryStatus, directoryStatus, indexedTools, stateOf } from './labels.ts';

/** What the verification grade is made of. It is not a safety score (spec/handshake.md §4). */
export interface GradeFacts {
  status: DirectoryStatus;
  tools: number;
  endpoint: string | null;
  transport: Listing['transport'];
  /** ISO time of the stored probe, or null when there is none. */
  validatedAt: string | null;
  /** Epoch seconds that "within the last 7 days" is counted from. */
  asOf: number;
}

export interface GradePoint {
  points: number;
  of: number;
  reason: string;
}

export interface Grade {
  score: number;
  letter: 'A' | 'B' | 'C' | 'D';
  /** Every point that can be had, also those not given, in the order of the rules. */
  points: GradePoint[];
}

const WEEK = 7 * 86_400;

/** The facts of one listing; `validatedAt` comes from the function of that name, and is ignored without a current state. */
export function gradeFacts(
  listing: Listing,
  state: ServerState | undefined,
  validatedAt: string | null,
  asOf: number,
): GradeFacts {
  return {
    status: directoryStatus(listing, state).code,
    tools: indexedTools(listing, state).count,
    endpoint: listing.endpoint ?? null,
    transport: listing.transport,
    validatedAt: stateOf(listing, state) === undefined ? null : validatedAt,
    asOf,
  };
}

export function grade(facts: GradeFacts): Grade {
  const points = [
    answerPoint(facts.status),
    someToolsPoint(facts.tools),
    manyToolsPoint(facts.tools),
    endpointPoint(facts),
    freshPoint(facts.validatedAt, facts.asOf),
  ];
  const score = Math.min(
    100,
    points.reduce((sum, point) => sum + point.points, 0),
  );
  return { score, letter: letterOf(score), points };
}

function letterOf(score: number): Grade['letter'] {
  if (score >= 80) return 'A';
  if (score >= 60) return 'B';
  return score >= 40 ? 'C' : 'D';
}

const ANSWER: Record<DirectoryStatus, [points: number, reason: string]> = {
  live_ok: [40, 'The last stored probe listed tools.'],
  auth_required: [25, 'The last stored probe met an authentication gate: 25 of 40.'],
  unreachable: [0, 'The last stored probe did not get a tool list.'],
  local_unprobed: [0, 'The server runs locally, so it is not probed.'],
  not_probed: [0, 'No stored probe shows tools behind this listing.'],
};

function answerPoint(status: DirectoryStatus): GradePoint {
  const [points, reason] = ANSWER[status];
  return { points, of: 40, reason };
}

function someToolsPoint(tools: number): GradePoint {
  if (tools === 0) return { points: 0, of: 20, reason: 'No tool is indexed.' };
  return { points: 20, of: 20, reason: `${counted(tools)} indexed.` };
}

function manyToolsPoint(tools: number): GradePoint {
  if (tools >= 5) return { points: 10, of: 10, reason: 'Five or more tools are indexed.' };
  return { points: 0, of: 10, reason: `Fewer than five tools are indexed (${tools}).` };
}

function endpointPoint({ endpoint, transport }: GradeFacts): GradePoint {
  const of = 15;
  if (/^https:/i.test(endpoint ?? '')) {
    return { points: 15, of, reason: 'The endpoint is an https address.' };
  }
  if (transport === 'stdio' || transport === 'local') {
    return {
      points: 10,
      of,
      reason: `No https endpoint; the transport is ${transport}: 10 of 15.`,
    };
  }
  const found = endpoint === null ? 'There is no endpoint' : 'The endpoint is not an https address';
  return { points: 0, of, reason: `${found}, and the transport is neither stdio nor local.` };
}

function freshPoint(validatedAt: string | null, asOf: number): GradePoint {
  const of = 15;
  if (validatedAt === null) return { points: 0, of, reason: 'No probe is stored.' };
  const day = validatedAt.slice(0, 10);
  const age = asOf - Math.floor(Date.parse(validatedAt) / 1000);
  if (age >= 0 && age <= WEEK) {
    return { points: 15, of, reason: `The stored probe of ${day} is at most 7 days old.` };
  }
  const why = age < 0 ? 'is later than the time shown here' : 'is more than 7 days old';
  return { points: 0, of, reason: `The stored probe of ${day} ${why}.` };
}

function counted(tools: number): string {
  return tools === 1 ? 'One tool is' : `${tools} tools are`;
}
