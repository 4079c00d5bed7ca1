import type { Change } from '../../generated/changes.ts';
import { canonical } from '../../store/canonical.ts';
import { eachDay } from '../../store/changes.ts';

/**
 * What runs after the last full one, and before this one, said of statuses and tools. Most of it is true:
 * of chosen listings. The rest was written by a merge that was cut off before it wrote the state, so that
 * this run finds it anew. Faults of the files of these days.
 */
export async function changesSince(
  dataDir: string,
  lastRun: string | null,
  run: string,
): Promise<Change[]> {
  const found: Change[] = [];
  if (lastRun === null) return found;
  for await (const { day, changes } of eachDay(dataDir)) {
    if (day < lastRun.slice(0, 10)) break;
    for (const change of changes) {
      const isOfRun = change.kind === 'status' || change.kind === 'tools';
      if (isOfRun && isLater(change.at, lastRun) && isLater(run, change.at)) found.push(change);
    }
  }
  return found;
}

/**
 * A status that was never stored was none: its change goes. Tools may have been stored before the merge
 * was cut off, and then this run sees no change: the earlier one stands, and a second one is left out.
 */
export function settled(
  found: readonly Change[],
  unfinished: Iterable<Change>,
): { changes: Change[]; gone: Change[] } {
  const all = [...unfinished];
  const tools = new Set(all.filter(({ kind }) => kind === 'tools').map(factsOf));
  return {
    changes: found.filter((change) => !tools.has(factsOf(change))),
    gone: all.filter(({ kind }) => kind === 'status'),
  };
}

export function isLater(a: string, b: string): boolean {
  return Date.parse(a) > Date.parse(b);
}

function factsOf(change: Change): string {
  return canonical({ ...change, at: undefined });
}
