import type { Dictionary } from './dictionary.ts';
import type { Look } from './look.ts';
import type { OwnNames } from './own-names.ts';
import type { Units } from './units.ts';

/** Tokens that no list of words can hold. */
export const SPECIAL = [
  '#url',
  /** A URL that ends in `=`, so that something has to be put behind it. */
  '#url-open',
  /** A URL with a placeholder in it. */
  '#url-slot',
  /** The address at which clouds give an instance its credentials. */
  '#metadata',
  '#email',
  '#host',
  /** A name like `send_message`: a verb and an object, and no tool of this server. */
  '#tool',
  /** A name of one of this server's own tools. */
  '#own',
  /** `server` in `this server`. */
  '#here',
  /** The negation of a statement (`does not`), beside the one of an order (`do not`). */
  '#isnt',
] as const;
export type Special = (typeof SPECIAL)[number];

/** The words to look for, and those whose meaning depends on the one before. */
export interface Speller {
  dictionary: Dictionary;
  special: Record<Special, number>;
  /** Verbs that the name of a tool begins with. */
  verbs: Dictionary;
  not: number;
  /** `does`, `is`, `will`: with `not` they state. */
  auxiliaries: ReadonlySet<number>;
  you: number;
  server: number;
  /** `this`, `our`: what makes a server this one. */
  demonstratives: ReadonlySet<number>;
}

/** Words that are held at a time: a text is looked at in stretches of so many. */
export const STRETCH = 4096;
/** Most words that one place of a text is taken for. */
export const AT_ONCE = 32;
const CAPACITY = STRETCH + AT_ONCE;

/** Between the positions of two sentences: more than any pattern reaches over. */
const SENTENCE_GAP = 256;

/** The words of a stretch of text that a detector knows, in order, each with its place. `count` of each list are filled. */
export interface Spelled {
  text: string;
  count: number;
  word: Uint16Array;
  start: Int32Array;
  end: Int32Array;
  /** How many words stand before it, known or not, and a leap for each sentence. */
  position: Int32Array;
  sentence: Int32Array;
  /** 1 where a comma stands between it and the one before. */
  pause: Uint8Array;
}

/** A text on its way to being spelled. */
export interface Reading {
  spelled: Spelled;
  units: Units;
  /** Where reading goes on. */
  at: number;
  position: number;
  sentence: number;
  pause: 0 | 1;
  own: OwnNames;
  /** Up to here names like `user_email` are taken apart: they fill a placeholder of a URL. */
  slotEnd: number;
  /** Letters of scripts without blanks that were no known word. */
  unknownLetters: number;
}

const shared: Spelled = {
  text: '',
  count: 0,
  word: new Uint16Array(CAPACITY),
  start: new Int32Array(CAPACITY),
  end: new Int32Array(CAPACITY),
  position: new Int32Array(CAPACITY),
  sentence: new Int32Array(CAPACITY),
  pause: new Uint8Array(CAPACITY),
};

/** The beginning of a text. All texts share their lists, so that one is read to its end before the next. */
export function readingOf({ text, units }: Look, own: OwnNames): Reading {
  shared.text = text;
  shared.count = 0;
  return {
    spelled: shared,
    units,
    at: 0,
    position: 0,
    sentence: 0,
    pause: 0,
    own,
    slotEnd: 0,
    unknownLetters: 0,
  };
}

/** Forgets all words before one. */
export function forgetBefore(spelled: Spelled, index: number): void {
  const { count, word, start, end, position, sentence, pause } = spelled;
  for (const list of [word, start, end, position, sentence, pause])
    list.copyWithin(0, index, count);
  spelled.count = count - index;
}

export function endSentence(reading: Reading): void {
  reading.sentence += 1;
  reading.position += SENTENCE_GAP;
}

/** Writes down one word, as what it means behind the one before. */
export function writeWord(
  reading: Reading,
  speller: Speller,
  word: number,
  start: number,
  end: number,
): void {
  const { spelled } = reading;
  const { count } = spelled;
  spelled.word[count] =
    word === speller.not || word === speller.server ? meaning(reading, speller, word) : word;
  spelled.start[count] = start;
  spelled.end[count] = end;
  spelled.position[count] = reading.position;
  spelled.sentence[count] = reading.sentence;
  spelled.pause[count] = reading.pause;
  spelled.count = count + 1;
  reading.pause = 0;
  reading.position += 1;
}

function meaning({ spelled, position }: Reading, speller: Speller, word: number): number {
  const last = spelled.count - 1;
  if (last < 0 || spelled.position[last] !== position - 1) return word;
  const before = spelled.word[last] ?? 0;
  if (word === speller.server) {
    return speller.demonstratives.has(before) ? speller.special['#here'] : word;
  }
  // `You will not …` is an order all the same.
  const states = speller.auxiliaries.has(before) && spelled.word[last - 1] !== speller.you;
  return states ? speller.special['#isnt'] : word;
}
