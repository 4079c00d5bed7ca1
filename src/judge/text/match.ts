import type { CompiledPattern, Grammar } from './grammar.ts';
import type { Spelled } from './spelled.ts';

/** The places of each set of words in a text, in order, as far as one of the patterns needs them. */
type Occurrences = readonly (number[] | undefined)[];

/** The sets that a text has words of: as a list, and as a flag for each. */
export interface Presence {
  sets: readonly number[];
  has: Uint8Array;
}

/** Up to here it is cheaper to look at a word again than to note that it was seen. */
const FEW_WORDS = 256;

const NOTHING: Presence = { sets: [], has: new Uint8Array(0) };

export function presence({ count, word }: Spelled, grammar: Grammar<string>): Presence {
  // Every pattern has two words or more.
  if (count < 2) return NOTHING;
  const sets: number[] = [];
  const has = new Uint8Array(grammar.setCount);
  const seen = count > FEW_WORDS ? new Uint8Array(grammar.wordCount) : null;
  for (let index = 0; index < count; index += 1) {
    const number = word[index] as number;
    if (seen !== null) {
      if (seen[number] === 1) continue;
      seen[number] = 1;
    }
    for (const set of grammar.setsOf(number)) {
      if (has[set] === 1) continue;
      has[set] = 1;
      sets.push(set);
    }
  }
  return { sets, has };
}

/** The patterns all of whose words a text has. Most texts leave none. */
export function possible<Group extends string>(
  group: Group,
  { sets, has }: Presence,
  grammar: Grammar<Group>,
): CompiledPattern[] {
  const patterns: CompiledPattern[] = [];
  for (const first of sets) {
    for (const pattern of grammar.beginningWith(group, first)) {
      if (hasEvery(pattern, has)) patterns.push(pattern);
    }
  }
  return patterns;
}

function hasEvery({ steps }: CompiledPattern, has: Uint8Array): boolean {
  for (let step = 1; step < steps.length; step += 1) {
    if (has[steps[step]?.set ?? 0] !== 1) return false;
  }
  return true;
}

/** Where the words of the patterns stand. */
export function occurrences(
  patterns: readonly CompiledPattern[],
  { count, word }: Spelled,
  grammar: Grammar<string>,
): Occurrences {
  const places: (number[] | undefined)[] = new Array(grammar.setCount);
  for (const { steps } of patterns) for (const { set } of steps) places[set] ??= [];
  if (count <= FEW_WORDS) {
    for (let index = 0; index < count; index += 1) {
      for (const set of grammar.setsOf(word[index] as number)) places[set]?.push(index);
    }
    return places;
  }
  const listsByWord: (number[][] | undefined)[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = word[index] as number;
    let lists = listsByWord[number];
    if (lists === undefined) {
      lists = grammar.setsOf(number).flatMap((set) => {
        const list = places[set];
        return list === undefined ? [] : [list];
      });
      listsByWord[number] = lists;
    }
    for (let list = 0; list < lists.length; list += 1) lists[list]?.push(index);
  }
  return places;
}

/** Words at which a pattern, or the rest of one, begins, and for each where it ends. */
export interface Found {
  first: readonly number[];
  last: readonly number[];
}

/**
 * Every place where a pattern begins and can be completed. From its last word to its first, each list is
 * gone through once beside the next: the cost is the number of words, whatever they are.
 */
export function matches(pattern: CompiledPattern, spelled: Spelled, places: Occurrences): Found {
  const { steps } = pattern;
  const ends = places[steps.at(-1)?.set ?? -1] ?? [];
  let found: Found = { first: ends, last: ends };
  for (let step = steps.length - 2; step >= 0 && found.first.length > 0; step -= 1) {
    found = followed(
      places[steps[step]?.set ?? -1] ?? [],
      found,
      steps[step + 1]?.gap ?? 0,
      spelled,
    );
  }
  return found;
}

/** The places after which the rest begins within `gap` words, in the same sentence. */
function followed(
  here: readonly number[],
  rest: Found,
  gap: number,
  { position, sentence }: Spelled,
): Found {
  const first: number[] = [];
  const last: number[] = [];
  const count = rest.first.length;
  let next = 0;
  for (const index of here) {
    while (next < count && (rest.first[next] as number) <= index) next += 1;
    if (next === count) break;
    const after = rest.first[next] as number;
    const between = (position[after] as number) - (position[index] as number) - 1;
    if (between <= gap && sentence[after] === sentence[index]) {
      first.push(index);
      last.push(rest.last[next] as number);
    }
  }
  return { first, last };
}
