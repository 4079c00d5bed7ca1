import type { Change } from '../../generated/changes.ts';
import { mergeChanges } from '../changes.ts';
import type { Side } from './merge.ts';

/** Whose read a kind of change tells of, by listing: of two runs only the one that counts has a say. */
export type ChangeSides = Partial<Record<Change['kind'], ReadonlyMap<string, Side>>>;

/**
 * The changes of both, without what a run saw of a server whose later read is the other run's: both saw
 * the same change, from the same state on.
 */
export function mergeChangesFrom(
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', readonly Change[]>,
  sides: ChangeSides,
): Change[] {
  const before = new Set(base.map(keyOf));
  const counts = (change: Change, side: Side) => {
    if (before.has(keyOf(change))) return true;
    const decided = sides[change.kind]?.get(change.name) ?? 'both';
    return decided === side || decided === 'both';
  };
  return mergeChanges(
    ours.filter((change) => counts(change, 'ours')),
    theirs.filter((change) => counts(change, 'theirs')),
  );
}

function keyOf({ name, at, kind }: Change): string {
  return `${name} ${at} ${kind}`;
}
