import type { CompiledPattern } from './automaton.ts';
import { ROLES } from './grammar.ts';
import { type Quotes, quotesOf } from './quotes.ts';
import type { Spelled } from './spelled.ts';
import type { Units } from './units.ts';

/** How many words a negation may stand before what it negates. */
const NEGATION_REACH = 3;
/** How far a sentence is looked at, in known words. */
export const SENTENCE_REACH = 30;

/** Beside the bits of `ROLES`: a negation stands before the word. */
const NEGATED = 128;

/** What stands around each word of a stretch. */
export interface Surroundings {
  /** What the words before it, in the same sentence, do. */
  about: Uint8Array;
  /** The first word of its sentence. */
  sentenceStart: Int32Array;
  units: Units;
  /** Asked for where something is spoken about. */
  quotes: Quotes | null;
  /** For sets that spare: the next word of the set, from each word on. */
  nextOf: Map<number, Int32Array>;
}

export function surroundingsOf(spelled: Spelled, units: Units, roles: Uint8Array): Surroundings {
  const { count } = spelled;
  const about = new Uint8Array(count);
  const sentenceStart = new Int32Array(count);
  lookBefore(spelled, roles, about, sentenceStart);
  return {
    about,
    sentenceStart,
    units,
    quotes: null,
    nextOf: new Map(),
  };
}

/** What is attacked has to stand behind what detects it, and a negation in the same part of the sentence. */
function lookBefore(
  { count, word, position, sentence, pause }: Spelled,
  roles: Uint8Array,
  about: Uint8Array,
  sentenceStart: Int32Array,
): void {
  let [start, detect, attack, quoting, not] = [0, -1, -1, -1, -1];
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && sentence[index] !== sentence[index - 1]) {
      start = index;
      detect = attack = quoting = not = -1;
    }
    sentenceStart[index] = start;
    if (pause[index] === 1) not = -1;
    const near = index - SENTENCE_REACH;
    let bits = 0;
    if (detect >= near && detect >= 0) bits |= ROLES.DETECT;
    if (attack >= near && attack >= 0 && attack >= detect) bits |= ROLES.ATTACK;
    if (quoting >= near && quoting >= 0) bits |= ROLES.QUOTING;
    if (not >= 0 && (position[index] as number) - (position[not] as number) <= NEGATION_REACH) {
      bits |= NEGATED;
    }
    about[index] = bits;
    const role = roles[word[index] as number] as number;
    if ((role & ROLES.DETECT) !== 0) detect = index;
    if ((role & ROLES.ATTACK) !== 0) attack = index;
    if ((role & ROLES.QUOTING) !== 0) quoting = index;
    if ((role & ROLES.ANY_NOT) !== 0) not = index;
  }
}

/** Whether what was found is forbidden, denied, quoted or only spoken about, so that it orders nothing. */
export function isMention(
  pattern: CompiledPattern<string>,
  first: number,
  last: number,
  spelled: Spelled,
  around: Surroundings,
  spares: Uint32Array,
): boolean {
  const about = around.about[first] as number;
  if (!pattern.negated && (about & NEGATED) !== 0) return true;
  const { DETECT, ATTACK, QUOTING } = ROLES;
  if ((about & DETECT) !== 0 && (about & ATTACK) !== 0) return true;
  if ((about & (DETECT | QUOTING)) !== 0) {
    around.quotes ??= quotesOf(spelled, around.units);
    const { opened, closed } = around.quotes;
    if (((opened[first] as number) & (closed[last] as number)) !== 0) return true;
  }
  if (pattern.except !== 0 && isFollowedBy(pattern.except, last, spelled, spares)) return true;
  return pattern.unless !== 0 && isBeside(pattern.unless, first, last, spelled, around, spares);
}

function isFollowedBy(
  set: number,
  last: number,
  { count, word, position }: Spelled,
  spares: Uint32Array,
): boolean {
  if (last + 1 >= count || position[last + 1] !== (position[last] as number) + 1) return false;
  return ((spares[word[last + 1] as number] as number) & set) !== 0;
}

/** Whether the sentence has a word of the set, before, within or behind the match. */
function isBeside(
  set: number,
  first: number,
  last: number,
  spelled: Spelled,
  { sentenceStart, nextOf }: Surroundings,
  spares: Uint32Array,
): boolean {
  let next = nextOf.get(set);
  if (next === undefined) {
    next = nextWithin(set, spelled, spares);
    nextOf.set(set, next);
  }
  const from = Math.max(first - SENTENCE_REACH, sentenceStart[first] as number);
  const found = next[from] as number;
  return (
    found < Math.min(spelled.count, last + SENTENCE_REACH) &&
    spelled.sentence[found] === spelled.sentence[first]
  );
}

function nextWithin(set: number, { count, word }: Spelled, spares: Uint32Array): Int32Array {
  const next = new Int32Array(count);
  let nearest = count;
  for (let index = count - 1; index >= 0; index -= 1) {
    if (((spares[word[index] as number] as number) & set) !== 0) nearest = index;
    next[index] = nearest;
  }
  return next;
}
