import { canonical } from '../canonical.ts';

/** Three states of the same records, by key: the one that two runs started from, and what each made of it. */
export interface ThreeWays<Record_> {
  base: Readonly<Record<string, Record_>>;
  ours: Readonly<Record<string, Record_>>;
  theirs: Readonly<Record<string, Record_>>;
}

/** Whose record a merge keeps; `both` where the two say the same. */
export type Side = 'ours' | 'theirs' | 'both';

/**
 * Decides record by record: what only one side changed is taken from it. `later` decides where both did,
 * each in its own way: it is given records that are there, unequal, and says which of them is the later.
 * A record that one side removed and the other changed stays: a run that finds it gone removes it again.
 */
export function sides<R>(
  { base, ours, theirs }: ThreeWays<R>,
  later: (ours: R, theirs: R, key: string) => 'ours' | 'theirs',
): Map<string, Side> {
  const decided = new Map<string, Side>();
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs), ...Object.keys(base)])) {
    const [was, mine, other] = [textOf(base[key]), textOf(ours[key]), textOf(theirs[key])];
    decided.set(key, sideOf());

    function sideOf(): Side {
      if (mine === other) return 'both';
      if (mine === was) return 'theirs';
      if (other === was) return 'ours';
      const [a, b] = [ours[key], theirs[key]];
      if (a === undefined || b === undefined) return a === undefined ? 'theirs' : 'ours';
      return later(a, b, key);
    }
  }
  return decided;
}

/** The records of the sides that `sides` decided for. */
export function taken<R>(
  { ours, theirs }: ThreeWays<R>,
  decided: ReadonlyMap<string, Side>,
): Record<string, R> {
  const merged: Record<string, R> = Object.create(null);
  for (const [key, side] of decided) {
    const record = side === 'theirs' ? theirs[key] : ours[key];
    if (record !== undefined) merged[key] = record;
  }
  return merged;
}

/** The side with the later time; of equal ones the one whose text sorts last, so that the order of pushes does not matter. */
export function byTime<R>(timeOf: (record: R) => string | null | undefined) {
  return (ours: R, theirs: R): 'ours' | 'theirs' => {
    const [a, b] = [timeOf(ours) ?? '', timeOf(theirs) ?? ''];
    const [mine, other] = a === b ? [canonical(ours), canonical(theirs)] : [a, b];
    return mine > other ? 'ours' : 'theirs';
  };
}

function textOf(record: unknown): string | undefined {
  return record === undefined ? undefined : canonical(record);
}
