import { type Automaton, STATE_SHIFT, type Steps } from './automaton.ts';
import { MAX_HITS } from './span.ts';
import type { Spelled } from './spelled.ts';

/** Up to here it is cheaper to try what a stretch has no words for. */
const FEW_WORDS = 256;

/** The steps of an automaton, and those of them that a stretch can take. */
export interface Narrowed {
  whole: Steps;
  own: Steps;
  /** By state: a word of it is there, its rest can be completed, and a pattern that needs it can. */
  isThere: Uint8Array;
  isNeeded: Uint8Array;
  seen: Uint8Array;
}

export const narrowedOf = ({ steps, next }: Automaton<string>): Narrowed => ({
  whole: steps,
  own: {
    from: new Uint16Array(steps.from.length),
    to: new Uint16Array(steps.to.length),
    steps: new Int32Array(steps.steps.length),
  },
  isThere: new Uint8Array(next.length),
  isNeeded: new Uint8Array(next.length),
  seen: new Uint8Array(steps.from.length),
});

/** What is left of the steps where a long stretch lacks the words of most patterns, or enough was found of some. */
export function narrow(
  { word, count }: Spelled,
  { next, begun }: Automaton<string>,
  { whole, own, isThere, isNeeded, seen }: Narrowed,
  hits: Uint8Array,
): Steps {
  if (count <= FEW_WORDS) return whole;
  const words: number[] = [];
  seen.fill(0);
  isThere.fill(0);
  for (let index = 0; index < count; index += 1) {
    const number = word[index] as number;
    if (seen[number] === 1) continue;
    seen[number] = 1;
    words.push(number);
    const end = whole.to[number] as number;
    for (let at = whole.from[number] as number; at < end; at += 1) {
      isThere[(whole.steps[at] as number) >> STATE_SHIFT] = 1;
    }
  }
  isThere[0] = 1;
  for (let state = 1; state < next.length; state += 1) {
    if (isThere[next[state] as number] === 0) isThere[state] = 0;
  }
  isNeeded.fill(0);
  for (let state = next.length - 1; state > 0; state -= 1) {
    const pattern = begun[state] as number;
    if (pattern >= 0 && (hits[pattern] as number) < MAX_HITS) isNeeded[state] = 1;
    if (isThere[state] === 0) isNeeded[state] = 0;
    else if (isNeeded[state] === 1) isNeeded[next[state] as number] = 1;
  }
  let filled = 0;
  for (const number of words) {
    own.from[number] = filled;
    const end = whole.to[number] as number;
    for (let at = whole.from[number] as number; at < end; at += 1) {
      const step = whole.steps[at] as number;
      if (isNeeded[step >> STATE_SHIFT] === 1) own.steps[filled++] = step;
    }
    own.to[number] = filled;
  }
  return own;
}
