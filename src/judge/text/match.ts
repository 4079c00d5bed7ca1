import type { CompiledPattern, Grammar } from './grammar.ts';
import type { Spelled } from './spell.ts';

/** Where a pattern was found: numbers of its first and last word in the spelled text. */
export interface Match {
  first: number;
  last: number;
}

/** The places of each set of words in a text, in order. Built once, read by every pattern. */
export type Occurrences = readonly (readonly number[])[];

export function occurrences(spelled: Spelled, grammar: Grammar<string>): Occurrences {
  const lists: number[][] = Array.from({ length: grammar.setCount }, () => []);
  for (let index = 0; index < spelled.word.length; index += 1) {
    for (const set of grammar.setsOf(spelled.word[index] ?? 0)) lists[set]?.push(index);
  }
  return lists;
}

/**
 * Every place where a pattern begins and can be completed. From its last word to its first, each list is
 * gone through once beside the next: the cost is the number of words, whatever they are.
 */
export function matches(pattern: CompiledPattern, spelled: Spelled, places: Occurrences): Match[] {
  const { steps } = pattern;
  if (steps.some(({ set }) => places[set]?.length === 0)) return [];
  let gap = 0;
  let found: Match[] = [];
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const here = places[steps[step]?.set ?? -1] ?? [];
    found =
      step === steps.length - 1
        ? here.map((index) => ({ first: index, last: index }))
        : followed(here, found, gap, spelled);
    if (found.length === 0) return found;
    gap = steps[step]?.gap ?? 0;
  }
  return found;
}

/** The places after which the rest begins within `gap` words, in the same sentence. */
function followed(
  here: readonly number[],
  rest: readonly Match[],
  gap: number,
  { position, sentence }: Spelled,
): Match[] {
  const found: Match[] = [];
  let next = 0;
  for (const index of here) {
    while (next < rest.length && (rest[next]?.first ?? 0) <= index) next += 1;
    const after = rest[next];
    if (after === undefined) break;
    const between = (position[after.first] ?? 0) - (position[index] ?? 0) - 1;
    if (between <= gap && sentence[after.first] === sentence[index]) {
      found.push({ first: index, last: after.last });
    }
  }
  return found;
}
