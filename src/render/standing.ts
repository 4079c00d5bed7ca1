import type { Listing } from '../generated/catalog.ts';
import type { Sample } from '../generated/mcp-probe-history.ts';
import type { ServerState, ValidationState } from '../generated/mcp-validation-state.ts';
import { type Grade, grade, gradeFacts } from '../judge/handshake/grade.ts';
import {
  type AuthLabel,
  authLabel,
  type DirectoryStatus,
  directoryStatus,
  indexedTools,
  type Label,
  type Surface,
  stateOf,
  surface,
  type ToolSource,
  toolSource,
} from '../judge/handshake/labels.ts';
import { toolsReadAt, validatedAt } from '../judge/handshake/times.ts';
import { type Uptime, uptime } from '../judge/handshake/uptime.ts';

/** All that the handshake data says about one listing, joined: what the page, the JSON and the badge tell. */
export interface Standing {
  listing: Listing;
  slug: string;
  /** Null when this listing's present endpoint has never been read. */
  state: ServerState | null;
  samples: readonly Sample[];
  status: Label<DirectoryStatus>;
  auth: Label<AuthLabel>;
  toolSource: Label<ToolSource>;
  surface: Label<Surface>;
  grade: Grade;
  uptime: Uptime;
  /** Of the last sample that has one, in milliseconds. */
  latencyMs: number | null;
  validatedAt: string | null;
  /** When the tool list was last read live, where it was. */
  toolsReadAt: string | null;
  toolCount: number;
  /** True when the tools were listed by the server itself, false when they are names that the catalog claims. */
  toolsLive: boolean;
}

export interface StandingSources {
  listing: Listing;
  slug: string;
  state: ServerState | undefined;
  samples: readonly Sample[] | undefined;
  run: Pick<ValidationState, 'last_run'>;
  /** Epoch seconds. */
  asOf: number;
}

/** Joins what is stored about a listing and judges it as of `asOf`. */
export function standing({ listing, slug, run, asOf, ...stored }: StandingSources): Standing {
  const state = stateOf(listing, stored.state);
  const samples = untilThen((state === undefined ? undefined : stored.samples) ?? [], asOf);
  const probedAt = state === undefined ? null : validatedAt(run, state);
  const tools = indexedTools(listing, state);
  return {
    listing,
    slug,
    state: state ?? null,
    samples,
    status: directoryStatus(listing, state),
    auth: authLabel(listing, state),
    toolSource: toolSource(listing, state),
    surface: surface(listing, state),
    grade: grade(gradeFacts(listing, state, probedAt, asOf)),
    uptime: uptime(samples, asOf),
    latencyMs: samples.findLast(([, , latency]) => latency !== null)?.[2] ?? null,
    validatedAt: probedAt,
    toolsReadAt: state === undefined ? null : toolsReadAt(run, state),
    toolCount: tools.count,
    toolsLive: tools.method.includes('live_mcp'),
  };
}

/** Samples are sorted by time: mostly all of them are told. */
function untilThen(samples: readonly Sample[], asOf: number): readonly Sample[] {
  const [newest = 0] = samples.at(-1) ?? [];
  return newest <= asOf ? samples : samples.filter(([time]) => time <= asOf);
}
