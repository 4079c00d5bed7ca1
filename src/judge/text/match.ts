import {
  type Automaton,
  NEXT_MASK,
  REACH_MASK,
  REACH_SHIFT,
  STATE_SHIFT,
  type Steps,
} from './automaton.ts';
import type { Spelled } from './spelled.ts';

/** Beginnings of patterns that were completed, last one first: which pattern, and its first and last word. */
export interface Matches {
  count: number;
  pattern: number[];
  first: number[];
  last: number[];
}

/** Further than any pattern reaches, from any place of a text. */
const NOWHERE = 2 ** 30;

/** Where each state was met last: the position of its word, and the word that ends what follows it. */
export interface Met {
  position: Int32Array;
  last: Int32Array;
}

export const metOf = ({ next }: Automaton<string>): Met => ({
  position: new Int32Array(next.length),
  last: new Int32Array(next.length),
});

/**
 * Every place from one word of a stretch to another where a pattern begins and can be completed. The stretch is gone
 * through once, from its last word to its first; the nearest place at which the rest begins tells whether a state is met.
 */
export function findMatches(
  { word, position, count }: Spelled,
  { begun }: Automaton<string>,
  { from, to, steps }: Steps,
  met: Met,
  first: number,
  end: number,
  found: Matches,
): void {
  found.count = 0;
  const { position: metAt, last: metLast } = met;
  metAt.fill(NOWHERE);
  // The end of a pattern is within reach of every word.
  metAt[0] = 0;
  for (let index = count - 1; index >= first; index -= 1) {
    const number = word[index] as number;
    const here = position[index] as number;
    const last = to[number] as number;
    metLast[0] = index;
    for (let at = from[number] as number; at < last; at += 1) {
      const step = steps[at] as number;
      const after = step & NEXT_MASK;
      if ((metAt[after] as number) - here > ((step >> REACH_SHIFT) & REACH_MASK)) continue;
      const state = step >> STATE_SHIFT;
      metAt[state] = here;
      metLast[state] = metLast[after] as number;
      const pattern = begun[state] as number;
      if (pattern < 0 || index >= end) continue;
      found.pattern[found.count] = pattern;
      found.first[found.count] = index;
      found.last[found.count] = metLast[state] as number;
      found.count += 1;
    }
  }
}
