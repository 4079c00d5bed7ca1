/** A pattern with the sets that spare as bits of `Grammar.spares`. */
export interface CompiledPattern<Group extends string> {
  group: Group;
  unless: number;
  except: number;
  negated: boolean;
}

/**
 * Patterns as states, read from a text's last word to its first. A state stands for one step of a pattern and
 * all that has to follow it; those of patterns that end alike are one. Number 0 is the end of every pattern, and
 * each number is above that of the state that has to follow.
 */
export interface Automaton<Group extends string> {
  patterns: readonly CompiledPattern<Group>[];
  /** The state that has to follow. */
  next: Uint16Array;
  /** The pattern that a state is the first step of, or -1. */
  begun: Int16Array;
  steps: Steps;
  /** Most words that any pattern spans. */
  longest: number;
}

/** What a word may be: from `from[n]` up to `to[n]` of `steps`, longest rests first, each as `stepOf` packs it. */
export interface Steps {
  from: Uint16Array;
  to: Uint16Array;
  steps: Int32Array;
}

const STATE_BITS = 10;
const REACH_BITS = 6;
export const NEXT_MASK = 1023;
export const REACH_SHIFT = 10;
export const REACH_MASK = 63;
export const STATE_SHIFT = 16;

/** A state, the one that has to follow, and how many words behind it may begin at most, in one number. */
function stepOf(state: number, { next, reach }: State): number {
  if (state >= 2 ** STATE_BITS || reach >= 2 ** REACH_BITS) {
    throw new Error(`state ${state} with a reach of ${reach} has no place in its number`);
  }
  return (state << STATE_SHIFT) | (reach << REACH_SHIFT) | next;
}

interface State {
  words: string;
  next: number;
  reach: number;
  begun: number;
  /** Steps behind it. */
  depth: number;
}

const END: State = { words: '', next: 0, reach: 0, begun: -1, depth: 0 };

/** Builds it for words that have their numbers by now. */
export function automaton<Group extends string>(
  patterns: readonly (CompiledPattern<Group> & { steps: { words: string; gap: number }[] })[],
  numberOf: (word: string) => number,
  wordCount: number,
): Automaton<Group> {
  const states: State[] = [END];
  const known = new Map<string, number>();
  let longest = 0;
  for (const [index, { steps }] of patterns.entries()) {
    let next = 0;
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const words = steps[at]?.words ?? '';
      const reach = (steps[at + 1]?.gap ?? 0) + 1;
      const begun = at === 0 ? index : -1;
      const key = `${begun} ${next} ${next === 0 ? 0 : reach} ${words}`;
      const number = known.get(key) ?? states.length;
      if (number === states.length) {
        states.push({ words, next, reach, begun, depth: steps.length - 1 - at });
      }
      known.set(key, number);
      next = number;
    }
    longest = Math.max(
      longest,
      steps.reduce((sum, { gap }) => sum + gap + 1, 0),
    );
  }
  const byWord = Array.from({ length: wordCount }, (): number[] => []);
  for (const [number, { words }] of states.entries()) {
    if (number === 0) continue;
    for (const word of new Set(words.split(' ').map(numberOf))) byWord[word]?.push(number);
  }
  const depth = (state: number) => states[state]?.depth ?? 0;
  const listed = byWord.map((list) => list.sort((a, b) => depth(b) - depth(a)));
  const from = new Uint16Array(wordCount);
  const to = new Uint16Array(wordCount);
  const steps = listed.flatMap((list, word) =>
    list.map((state) => ({ word, step: stepOf(state, states[state] ?? END) })),
  );
  for (const [at, { word }] of steps.entries()) {
    if (to[word] === 0) from[word] = at;
    to[word] = at + 1;
  }
  return {
    patterns,
    next: Uint16Array.from(states, ({ next }) => next),
    begun: Int16Array.from(states, ({ begun }) => begun),
    steps: { from, to, steps: Int32Array.from(steps, ({ step }) => step) },
    longest,
  };
}
