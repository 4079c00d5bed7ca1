import type { Listing } from '../../generated/catalog.ts';
import type { Sample } from '../../generated/mcp-probe-history.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { stateOf } from '../../judge/handshake/labels.ts';
import { validatedAt } from '../../judge/handshake/times.ts';
import { type StateHead, spelledOut } from '../../store/state.ts';
import type { ProbeResult } from '../probe/result.ts';
import type { Roll } from '../roll.ts';

/** What becomes of one server that something is stored of, or that the run has a word of. */
export interface Outcome {
  /** Undefined of a name that is not listed. */
  listing: Listing | undefined;
  /** What was stored of its present endpoint. */
  before: ServerState | undefined;
  /** What is to be stored; undefined where it can't be read any more: not listed, without an endpoint, moved to another one, or opted out. */
  after: ServerState | undefined;
  /** Whether this run's word is the one that is stored. */
  isTaken: boolean;
}

/** What a run says, and what it does to what is stored, one server at a time. */
export interface RunRecords {
  head: StateHead;
  /** Whether there was no run before: then nothing that is new has changed. */
  isFirst: boolean;
  /** The run's sample of each server that it has one of. */
  samples: ReadonlyMap<string, Sample>;
  /** Notes the word on one endpoint. */
  note(result: ProbeResult): void;
  /** Of each name once: then the word on it is spent. */
  outcomeOf(name: string, present: ServerState | undefined): Outcome;
  /** Whether what is stored of a server is of that time or later. */
  knows(present: ServerState | undefined, at: string): boolean;
  /** Whether a run may read the endpoint of that name at all. */
  isReadable(name: string): boolean;
}

/**
 * A full run moves `last_run` to its start, and what it has no word of keeps the time of its own last
 * probe. A run older than what is stored adds its samples and no more.
 */
export function runRecords(
  stored: StateHead,
  { listings, optedOut }: Roll,
  run: string,
  full: boolean,
): RunRecords {
  const lastRun = stored.last_run !== null && later(stored.last_run, run) ? stored.last_run : run;
  const byName = new Map(listings.map((listing) => [listing.name, listing]));
  const samples = new Map<string, Sample>();
  /** As text, since tens of thousands wait here for their turn. */
  const told = new Map<string, string>();

  const isReadable = (name: string) =>
    byName.get(name)?.endpoint !== undefined && !optedOut.has(name);

  function afterRun(name: string, present: ServerState, isCurrent: boolean) {
    if (!full) return present;
    return isCurrent && isReadable(name) ? spelledOut(present, stored.last_run) : undefined;
  }

  return {
    head: { ...stored, last_run: full ? lastRun : stored.last_run },
    isFirst: stored.last_run === null,
    samples,
    note({ listings: results, sample }) {
      for (const { name, state } of results) {
        if (sample === null || !byName.has(name)) continue;
        samples.set(name, sample);
        told.set(name, JSON.stringify(state));
      }
    },
    outcomeOf(name, present) {
      const listing = byName.get(name);
      const before = listing === undefined ? undefined : stateOf(listing, present);
      const at = before === undefined ? null : validatedAt(stored, before);
      const text = told.get(name);
      told.delete(name);
      const isTaken = text !== undefined && (at === null || !later(at, run));
      if (isTaken) {
        const after = { ...(JSON.parse(text) as ServerState), validated_at: run };
        return { listing, before, after, isTaken };
      }
      const after =
        present === undefined ? undefined : afterRun(name, present, before !== undefined);
      return { listing, before, after, isTaken };
    },
    knows(present, at) {
      const known = present === undefined ? null : validatedAt(stored, present);
      return known !== null && !later(at, known);
    },
    isReadable,
  };
}

function later(a: string, b: string): boolean {
  return Date.parse(a) > Date.parse(b);
}
