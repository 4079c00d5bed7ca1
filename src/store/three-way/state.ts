import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { type WholeState, withLastRun } from '../state.ts';
import { byTime, type Side, sides, taken } from './merge.ts';

/** A merged state, and whose read of each server it holds. */
export interface MergedState {
  state: WholeState;
  /** By name. The toolset that belongs to a server's line is that of the same side. */
  sides: Map<string, Side>;
}

/**
 * The state after two runs that started from the same one: of each server the later read, and as
 * `last_run` the later full run.
 */
export function mergeStates(base: WholeState, ours: WholeState, theirs: WholeState): MergedState {
  const lastRun = later(ours.last_run, theirs.last_run);
  // A time that goes without saying means something else in each of the three.
  const [from, mine, other] = [base, ours, theirs].map((state) =>
    lastRun === null ? state.servers : withLastRun(state, lastRun).servers,
  );
  const ways = { base: from ?? {}, ours: mine ?? {}, theirs: other ?? {} };
  const decided = sides(
    ways,
    byTime<ServerState>(({ validated_at }) => validated_at),
  );
  const state = { ...theirs, last_run: lastRun, servers: taken(ways, decided) };
  return { state, sides: decided };
}

function later(a: string | null, b: string | null): string | null {
  return (a ?? '') > (b ?? '') ? a : b;
}
