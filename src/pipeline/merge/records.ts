import type { Listing } from '../../generated/catalog.ts';
import type { Sample } from '../../generated/mcp-probe-history.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { stateOf } from '../../judge/handshake/labels.ts';
import { validatedAt } from '../../judge/handshake/times.ts';
import type { HistoryUpdate } from '../../store/history.ts';
import { type WholeState, withLastRun } from '../../store/state.ts';
import type { Transition } from '../probe/fold.ts';
import type { ProbeResult } from '../probe/result.ts';
import type { Roll } from '../roll.ts';

/** All that is stored about every server while a run is taken in. */
export interface RunRecords {
  state: WholeState;
  /** Whether there was no run before: then nothing that is new has changed. */
  isFirst: boolean;
  /** Takes the word on one endpoint in, and gives what it did to the listings that name it. */
  take(result: ProbeResult): Transition[];
  /** Whether this run's word on a listing is the one that is stored. */
  isTaken(name: string): boolean;
  /** Drops the state of names that can't be read any more: not listed, without an endpoint, moved to another one, or opted out. Gives their number. */
  dropGone(): number;
  /** Listings whose tools were read live: these, and no others, have a toolset file. */
  withToolset(): Set<string>;
  history(): HistoryUpdate;
}

/**
 * Begins from what is stored. A full run moves `last_run` to its start, and what it has no word of keeps
 * the time of its own last probe. A run older than what is stored adds its samples and no more.
 */
export function runRecords(
  stored: WholeState,
  { listings, optedOut }: Roll,
  run: string,
  full: boolean,
): RunRecords {
  const lastRun = stored.last_run !== null && later(stored.last_run, run) ? stored.last_run : run;
  const state = full ? withLastRun(stored, lastRun) : { ...stored, servers: { ...stored.servers } };
  const byName = new Map(listings.map((listing) => [listing.name, listing]));
  const samples = new Map<string, Sample>();
  const restarted = new Set<string>();
  const taken = new Set<string>();

  function takeListing(listing: Listing, after: ServerState, sample: Sample): Transition[] {
    const { name } = listing;
    const present = state.servers[name];
    const before = stateOf(listing, present);
    if (before === undefined && present !== undefined) restarted.add(name);
    samples.set(name, sample);
    const at = before === undefined ? null : validatedAt(state, before);
    if (at !== null && later(at, run)) return [];
    taken.add(name);
    state.servers[name] = { ...after, validated_at: run };
    return [{ name, before, after }];
  }

  const isReadable = (name: string) =>
    byName.get(name)?.endpoint !== undefined && !optedOut.has(name);

  return {
    state,
    isFirst: stored.last_run === null,
    take({ listings: results, sample }) {
      return results.flatMap(({ name, state: after }) => {
        const listing = byName.get(name);
        return listing === undefined || sample === null ? [] : takeListing(listing, after, sample);
      });
    },
    isTaken: (name) => taken.has(name),
    dropGone() {
      let dropped = 0;
      for (const [name, server] of Object.entries(state.servers)) {
        const listing = byName.get(name);
        const isCurrent = listing !== undefined && stateOf(listing, server) !== undefined;
        if (isCurrent && isReadable(name)) continue;
        delete state.servers[name];
        samples.delete(name);
        restarted.add(name);
        dropped++;
      }
      return dropped;
    },
    withToolset() {
      const live = Object.entries(state.servers).filter(([, server]) =>
        server.validation_method.includes('live_mcp'),
      );
      return new Set(live.map(([name]) => name));
    },
    history: () => ({
      samples,
      startsAnew: (name) => restarted.has(name),
      isGone: (name) => full && !isReadable(name),
      asOf: Math.floor(Date.parse(full ? lastRun : run) / 1000),
    }),
  };
}

function later(a: string, b: string): boolean {
  return Date.parse(a) > Date.parse(b);
}
