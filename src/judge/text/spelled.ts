import type { Dictionary } from './dictionary.ts';

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

/** A text as the words that a detector knows, in order, each with its place. `count` of each list are filled. */
export interface Spelled {
  text: string;
  count: number;
  word: Int32Array;
  start: Int32Array;
  end: Int32Array;
  /** How many words stand before it, known or not. */
  position: Int32Array;
  sentence: Int32Array;
  /** 1 where a comma stands between it and the one before. */
  pause: Int32Array;
}

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

/** Where the writing of a spelled text has come to. */
export interface Writing {
  spelled: Spelled;
  speller: Speller;
  position: number;
  sentence: number;
  pause: 0 | 1;
  /** Names of the server's own tools, in lower case. */
  own: ReadonlySet<string>;
  /** Up to here names like `user_email` are taken apart: they fill a placeholder of a URL. */
  slotEnd: number;
}

const LISTS = ['word', 'start', 'end', 'position', 'sentence', 'pause'] as const;

/** A text has no more words than units. Most have fewer units than this, and share their lists one after the other. */
const SHORT = 2048;

const shared = listsOf(SHORT);

/** A text that is to be spelled. What a short one is spelled into is good until the next one is. */
export function writingOf(text: string, speller: Speller, own: ReadonlySet<string>): Writing {
  const lists = text.length <= SHORT ? shared : listsOf(text.length >> 2);
  const { word, start, end, position, sentence, pause } = lists;
  const spelled = { text, count: 0, word, start, end, position, sentence, pause };
  return { spelled, speller, position: 0, sentence: 0, pause: 0, own, slotEnd: 0 };
}

function listsOf(length: number): Pick<Spelled, (typeof LISTS)[number]> {
  const list = () => new Int32Array(length);
  return {
    word: list(),
    start: list(),
    end: list(),
    position: list(),
    sentence: list(),
    pause: list(),
  };
}

/** Writes down one word, as what it means behind the one before. */
export function writeWord(writing: Writing, word: number, start: number, end: number): void {
  const { spelled } = writing;
  const { count } = spelled;
  if (count === spelled.word.length) grow(spelled);
  spelled.word[count] = meaning(writing, word);
  spelled.start[count] = start;
  spelled.end[count] = end;
  spelled.position[count] = writing.position;
  spelled.sentence[count] = writing.sentence;
  spelled.pause[count] = writing.pause;
  spelled.count = count + 1;
  writing.pause = 0;
  writing.position += 1;
}

function meaning({ spelled, speller, position }: Writing, word: number): number {
  if (word !== speller.not && word !== speller.server) return word;
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

function grow(spelled: Spelled): void {
  for (const name of LISTS) {
    const larger = new Int32Array(spelled.count * 3);
    larger.set(spelled[name]);
    spelled[name] = larger;
  }
}
