import { sameEndpoint } from '../../catalog/endpoint.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { prune, readHistory, type WholeHistory, writeHistory } from '../../store/history.ts';
import { readState, type WholeState, withLastRun, writeState } from '../../store/state.ts';

/** All that is stored about every server; a run changes it in place and writes it at its end. */
export interface Records {
  state: WholeState;
  history: WholeHistory;
}

/** Reads what is stored; a full run moves `last_run`, one of chosen listings (`full` false) never does. */
export async function readRecords(dataDir: string, at: string, full: boolean): Promise<Records> {
  const state = await readState(dataDir);
  const history = await readHistory(dataDir);
  return { state: full ? withLastRun(state, at) : state, history };
}

/** The state of a listing's own endpoint: what another one said is as good as nothing. */
export function currentState({ state }: Records, listing: Listing): ServerState | undefined {
  const stored = state.servers[listing.name];
  return stored !== undefined && sameEndpoint(stored.endpoint, listing.endpoint)
    ? stored
    : undefined;
}

/**
 * Drops what is stored about names that can't be read any more: not listed, without an endpoint, moved to
 * another one, or opted out. Gives the number of names.
 */
export function dropGone(
  records: Records,
  listings: readonly Listing[],
  optedOut: ReadonlySet<string>,
): number {
  const byName = new Map(listings.map((listing) => [listing.name, listing]));
  const { state, history } = records;
  let dropped = 0;
  for (const name of new Set([...Object.keys(state.servers), ...Object.keys(history.servers)])) {
    const listing = byName.get(name);
    const readable = listing?.endpoint !== undefined && !optedOut.has(name);
    const moved =
      listing !== undefined &&
      name in state.servers &&
      currentState(records, listing) === undefined;
    if (readable && !moved) continue;
    delete state.servers[name];
    delete history.servers[name];
    dropped++;
  }
  return dropped;
}

export async function writeRecords(dataDir: string, records: Records, asOf: Date): Promise<void> {
  await writeHistory(dataDir, prune(records.history, Math.floor(asOf.getTime() / 1000)));
  await writeState(dataDir, records.state);
}

/** Listings whose tools were read live: these, and no others, have a toolset file. */
export function namesWithToolset({ state }: Records): Set<string> {
  const names = Object.entries(state.servers)
    .filter(([, server]) => server.validation_method.includes('live_mcp'))
    .map(([name]) => name);
  return new Set(names);
}
