import { isDeepStrictEqual } from 'node:util';
import type { PendingStatus, ServerState } from '../../generated/mcp-validation-state.ts';
import { fingerprints } from '../fingerprint.ts';
import type { HandshakeJudgement } from './judge.ts';

/** What a run knows about a listing besides what its endpoint said. */
export interface TransitionContext {
  /** As the listing spells it. */
  endpoint: string;
  /** Start of the run, ISO. */
  at: string;
  /** When the previous state was read: `validatedAt` of it. */
  previousAt: string | null;
  /** What stands in when no tools were ever read live. */
  claimed: { method: 'registry' | 'manual' | 'none'; count: number };
  /** The tools read now are not those stored, be it in a description only. */
  toolsChanged: boolean;
}

/** Members that say when and how sure we know something, not what the server is like. */
const NOT_ABOUT_THE_SERVER = ['pending', 'validated_at', 'tools_read_at', 'changed_at'] as const;
const LONGEST_TEXT = 200;

/**
 * The state after one more read of the same endpoint (spec/handshake.md §2 and §6). `previous` is undefined
 * when the endpoint is new; a skipped read changes nothing. Never sets `validated_at`: that is the run's to say.
 */
export function transition(
  previous: ServerState | undefined,
  judged: HandshakeJudgement,
  context: TransitionContext,
): ServerState | undefined {
  if (judged.status === 'skipped') return previous;
  const pending = previous && pendingAfter(previous, judged, context.at);
  if (previous !== undefined && pending !== undefined) {
    const { validated_at: _, pending: __, ...kept } = previous;
    return present({ ...kept, ...keptTools(previous, context), pending });
  }
  const next = present({
    endpoint: context.endpoint,
    endpoint_status: judged.status,
    reason: isLive(judged) ? undefined : (judged.reason ?? undefined),
    http_status: judged.http_status ?? undefined,
    ...conversationFacts(previous, judged),
    ...toolFacts(previous, judged, context),
    changed_at: context.at,
  });
  const changed = previous === undefined || context.toolsChanged || !sameServer(previous, next);
  return changed ? next : { ...next, changed_at: previous.changed_at };
}

/** The doubt to store beside a status that stays, or undefined when what was judged becomes the status. */
function pendingAfter(
  previous: ServerState,
  judged: HandshakeJudgement,
  at: string,
): PendingStatus | undefined {
  const { status, reason, transient } = judged;
  if (!transient || reason === null) return undefined;
  if (status !== 'unreachable' && status !== 'error') return undefined;
  if (!['ok', 'ok_empty', 'auth_required'].includes(previous.endpoint_status)) return undefined;
  const before = previous.pending;
  if (before === undefined || before.status !== status) return { status, reason, since: at };
  return utcDay(before.since) === utcDay(at) ? before : undefined;
}

/** What a server said of itself; a read that did not get that far keeps what was known. */
function conversationFacts(previous: ServerState | undefined, judged: HandshakeJudgement) {
  const info = judged.server_info;
  return {
    era: judged.era ?? previous?.era,
    protocol_version: shortened(judged.protocol_version ?? undefined) ?? previous?.protocol_version,
    server_info:
      info === null
        ? previous?.server_info
        : present({
            name: shortened(info.name),
            title: shortened(info.title),
            version: shortened(info.version),
          }),
  };
}

function toolFacts(
  previous: ServerState | undefined,
  judged: HandshakeJudgement,
  context: TransitionContext,
) {
  if (isLive(judged)) {
    const tools = judged.tools ?? [];
    const { toolset, schema } = fingerprints(tools);
    return {
      validation_method: judged.validation_method,
      tool_count: tools.length,
      toolset_fingerprint: toolset ?? undefined,
      schema_fingerprint: schema ?? undefined,
    };
  }
  if (previous !== undefined && readLive(previous)) {
    return {
      validation_method: previous.validation_method,
      tool_count: previous.tool_count,
      toolset_fingerprint: previous.toolset_fingerprint,
      schema_fingerprint: previous.schema_fingerprint,
      ...keptTools(previous, context),
    };
  }
  return { validation_method: context.claimed.method, tool_count: context.claimed.count };
}

function keptTools(previous: ServerState, { previousAt }: TransitionContext) {
  if (!readLive(previous)) return {};
  return { tools_read_at: previous.tools_read_at ?? previousAt ?? undefined };
}

function sameServer(a: ServerState, b: ServerState): boolean {
  return isDeepStrictEqual(aboutTheServer(a), aboutTheServer(b));
}

function aboutTheServer(state: ServerState): Partial<ServerState> {
  const facts: Partial<ServerState> = { ...state };
  for (const member of NOT_ABOUT_THE_SERVER) delete facts[member];
  return facts;
}

function isLive(judged: HandshakeJudgement): boolean {
  return judged.status === 'ok' || judged.status === 'ok_empty';
}

function readLive(state: ServerState): boolean {
  return state.validation_method.includes('live_mcp');
}

function utcDay(time: string): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Long enough for any honest name; a state line must not grow by what a server sends. */
function shortened(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return [...text.slice(0, 2 * LONGEST_TEXT)].slice(0, LONGEST_TEXT).join('');
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same record without members that have no value. */
function present<T extends object>(record: T): Present<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
