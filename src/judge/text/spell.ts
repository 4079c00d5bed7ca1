import { type Dictionary, HASH_START, hashed, isUnspaced } from './dictionary.ts';
import { foldPair, foldUnit, looksLike, SPACE } from './fold.ts';

/** Tokens that no list of words can hold. */
export const SPECIAL = [
  '#url',
  /** A URL that ends in `=`, or that text is to be put into. */
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

export interface Speller {
  dictionary: Dictionary;
  special: Record<Special, number>;
  /** Verbs that the name of a tool begins with. */
  verbs: Dictionary;
  /** `not`, and the words that make a statement of it when they stand before it. */
  not: number;
  auxiliaries: ReadonlySet<number>;
  you: number;
  server: number;
  /** `this`, `our`: what makes a server this one. */
  demonstratives: ReadonlySet<number>;
}

const METADATA_HOST =
  /^(?:169\.254\.169\.254|169\.254\.170\.2|metadata\.google\.internal|100\.100\.100\.200|\[fd00:ec2::254\])/;
const TOP_LEVEL =
  /\.(?:com|net|org|io|dev|ai|app|co|me|sh|xyz|info|site|online|cloud|example|test|invalid|local|internal|ru|cn|de|fr|uk|eu|link|live|tech|fun|top)$/i;
const MAX_WORD = 64;
const MAX_PARTS = 12;

/** Reads a text once, from its first unit to its last. */
export function spell(text: string, speller: Speller, own: ReadonlySet<string>): Spelled {
  const { dictionary, special } = speller;
  const spelled = emptySpelled(text);
  const { length } = text;
  let position = 0;
  let sentence = 0;
  let pause = 0;
  /** Up to here names like `user_email` are taken apart: they fill a placeholder of a URL. */
  let slotEnd = 0;
  let unspacedUnknown = 0;

  const push = (word: number, start: number, end: number): void => {
    const { count } = spelled;
    if (count === spelled.word.length) grow(spelled);
    spelled.word[count] = word;
    spelled.start[count] = start;
    spelled.end[count] = end;
    spelled.position[count] = position;
    spelled.sentence[count] = sentence;
    spelled.pause[count] = pause;
    spelled.count += 1;
    pause = 0;
  };

  const pushWord = (word: number, start: number, end: number): void => {
    const last = spelled.count - 1;
    const before = last < 0 ? undefined : spelled.word[last];
    let meant = word;
    if (before !== undefined && spelled.position[last] === position - 1) {
      const states = speller.auxiliaries.has(before) && spelled.word[last - 1] !== speller.you;
      if (word === speller.not && states) meant = special['#isnt'];
      if (word === speller.server && speller.demonstratives.has(before)) meant = special['#here'];
    }
    push(meant, start, end);
    position += 1;
  };

  /** A dotted or otherwise joined word that is not known as a whole, part by part. */
  const parts = (start: number, end: number, joint: number, odd: boolean): boolean => {
    const known: [number, number, number][] = [];
    let from = start;
    for (let at = start; at <= end; at += 1) {
      if (at < end && text.charCodeAt(at) !== joint) continue;
      let number = wordAt(text, from, at, dictionary, false);
      if (number === 0 && odd) number = wordAt(text, from, at, dictionary, true);
      if (number !== 0) known.push([number, from, at]);
      from = at + 1;
    }
    for (const [number, partStart, partEnd] of known) {
      const opens = text.charCodeAt(partStart);
      if (joint === 46 && opens >= 65 && opens <= 90 && partStart > start) sentence += 1;
      pushWord(number, partStart, partEnd);
    }
    return known.length > 0;
  };

  /** After `https`: the whole address. Returns where it ends. */
  const url = (start: number, colon: number): number => {
    let at = colon + 3;
    let slot = false;
    for (; at < length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === 60 || unit === 123 || unit === 91 || unit === 36) {
        slot = unit !== 91 || at > colon + 3;
        if (slot) break;
      }
      if (unit <= 32 || unit === 34 || unit === 39 || unit === 62 || unit === 41 || unit === 93)
        break;
      if (unit === 96 || unit === 124 || unit >= 0x2000) break;
      if (unit === 37 && text.charCodeAt(at + 1) === 115) slot = true;
    }
    const closing = text.charCodeAt(at) === 60 && text.charCodeAt(at + 1) === 47;
    if (slot && !closing) slotEnd = at + 80;
    let last = at - 1;
    while (last > start && '.,;:!?'.includes(text.charAt(last))) last -= 1;
    const host = text.slice(colon + 3, colon + 40);
    if (METADATA_HOST.test(host)) pushWord(special['#metadata'], start, last + 1);
    const capitals = CAPITALS.exec(text.slice(colon, Math.min(last + 1, colon + 400)));
    if (capitals !== null) slot = true;
    const kind = slot && !closing ? '#url-slot' : text.charAt(last) === '=' ? '#url-open' : '#url';
    pushWord(special[kind], start, last + 1);
    if (capitals !== null) {
      const from = colon + capitals.index + 1;
      parts(from, from + capitals[0].length - 1, 95, false);
    }
    return Math.max(last + 1, colon + 3);
  };

  let at = 0;
  while (at < length) {
    const unit = text.charCodeAt(at);
    let fold = unit < 128 ? ascii(unit) : foldUnit(unit);
    if (isUnspaced(unit)) {
      const found = dictionary.unspaced(text, at);
      if (found !== null) {
        pushWord(found.word, at, at + found.length);
        at += found.length;
      } else {
        unspacedUnknown += 1;
        if (unspacedUnknown % 2 === 0) position += 1;
        at += 1;
      }
      continue;
    }
    let units = 1;
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < length) {
      fold = foldPair(unit, text.charCodeAt(at + 1));
      units = 2;
    }
    const opensDotted = fold === 46 && isLetter(text.charCodeAt(at + 1)) && !wordBefore(text, at);
    if (!isWordUnit(fold) && !opensDotted) {
      if (fold === 44) pause = 1;
      else if (endsSentence(text, at, fold)) sentence += 1;
      at += units;
      continue;
    }

    // One word, to where it ends.
    const start = at;
    let hash = HASH_START;
    let count = 0;
    let joints = 0;
    let dots = 0;
    let camel = false;
    let odd = false;
    let end = at;
    while (at < length) {
      const here = text.charCodeAt(at);
      let letter = here < 128 ? ascii(here) : foldUnit(here);
      let step = 1;
      if (here >= 0xd800 && here <= 0xdbff && at + 1 < length) {
        letter = foldPair(here, text.charCodeAt(at + 1));
        step = 2;
      }
      if (
        letter === 0 ||
        (letter === 42 && joins(text, at)) ||
        (letter === 39 && joins(text, at))
      ) {
        at += step;
        continue;
      }
      if (isUnspaced(here)) break;
      if (letter === 95) {
        let after = at + 1;
        while (text.charCodeAt(after) === 95) after += 1;
        if (count > 0 && joins(text, after - 1)) {
          hash = hashed(hash, 95);
          count += 1;
          joints += 1;
        } else if (count > 0) break;
        at = after;
        continue;
      }
      if (letter === 46) {
        if (count > MAX_WORD || !isLetter(text.charCodeAt(at + 1))) break;
        dots += 1;
      } else if (letter === 64 || letter === 36) {
        if (count === 0 || !joins(text, at)) break;
        odd = true;
        if (letter === 64 && isAddress(text, at)) joints = -1e9;
      } else if (!isWordUnit(letter)) break;
      if (here >= 65 && here <= 90 && count > 0 && isLower(text.charCodeAt(at - 1))) camel = true;
      if (here >= 128 || (letter >= 48 && letter <= 57)) odd = true;
      hash = hashed(hash, letter);
      count += 1;
      at += step;
      end = at;
    }
    if (count === 0) {
      at = Math.max(at, start + units);
      continue;
    }
    if (joints < 0) {
      pushWord(special['#email'], start, end);
      continue;
    }
    if (text.startsWith('://', at) && /^(?:https?|ftp|wss?)$/i.test(text.slice(start, end))) {
      at = url(start, at);
      continue;
    }
    let number = count <= MAX_WORD ? dictionary.find(hash, count) : 0;
    if (number === 0 && odd && count <= MAX_WORD)
      number = wordAt(text, start, end, dictionary, true);
    if (number !== 0) {
      pushWord(number, start, end);
      continue;
    }
    const name = joints > 0 || (camel && isLower(text.charCodeAt(start)));
    if (name && end - start <= 128) {
      const written = text.slice(start, end);
      if (own.has(written.toLowerCase())) {
        pushWord(special['#own'], start, end);
        continue;
      }
      const head = /^[a-z]+/.exec(written)?.[0] ?? '';
      if (at <= slotEnd && parts(start, end, 95, odd)) continue;
      if (wordAt(head, 0, head.length, speller.verbs, false) !== 0) {
        pushWord(special['#tool'], start, end);
        continue;
      }
    }
    if (dots > 0 && dots <= MAX_PARTS) {
      if (
        TOP_LEVEL.test(text.slice(Math.max(start, end - 12), end)) ||
        !parts(start, end, 46, odd)
      ) {
        pushWord(special['#host'], start, end);
      }
      continue;
    }
    position += 1;
  }
  return spelled;
}

const LISTS = ['word', 'start', 'end', 'position', 'sentence', 'pause'] as const;

function emptySpelled(text: string): Spelled {
  const list = () => new Int32Array(Math.min(64, text.length));
  return {
    text,
    count: 0,
    word: list(),
    start: list(),
    end: list(),
    position: list(),
    sentence: list(),
    pause: list(),
  };
}

function grow(spelled: Spelled): void {
  for (const name of LISTS) {
    const larger = new Int32Array(spelled.count * 2 + 16);
    larger.set(spelled[name]);
    spelled[name] = larger;
  }
}

const ascii = (unit: number): number => {
  if (unit >= 65 && unit <= 90) return unit + 32;
  return unit > 32 || unit === 10 ? unit : unit === 27 || unit < 9 ? 0 : SPACE;
};

const isWordUnit = (fold: number): boolean =>
  (fold >= 97 && fold <= 122) ||
  (fold >= 48 && fold <= 57) ||
  fold === 95 ||
  (fold >= 0xc0 && fold < 0x2000) ||
  (fold >= 0xa000 && fold < 0xd800);

const isLower = (unit: number): boolean => unit >= 97 && unit <= 122;

/** Whether a unit as written can be part of a word. */
function isLetter(unit: number): boolean {
  if (Number.isNaN(unit)) return false;
  if (unit < 128) return (unit | 32) >= 97 && (unit | 32) <= 122 ? true : unit >= 48 && unit <= 57;
  const fold = foldUnit(unit);
  return isWordUnit(fold);
}

const wordBefore = (text: string, at: number): boolean =>
  at > 0 && isLetter(text.charCodeAt(at - 1));

const joins = (text: string, at: number): boolean => isLetter(text.charCodeAt(at + 1)) && at > 0;

/** Whether what follows an `@` is a domain. */
const isAddress = (text: string, at: number): boolean =>
  /^[a-z0-9-]{1,40}\.[a-z]/i.test(text.slice(at + 1, at + 44));

/** The number of the word between two places, its look-alike letters taken for what they look like if asked. */
function wordAt(
  text: string,
  start: number,
  end: number,
  dictionary: Dictionary,
  lookalikes: boolean,
): number {
  if (end - start > MAX_WORD * 2) return 0;
  let hash = HASH_START;
  let count = 0;
  let latin = false;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    let fold = unit < 128 ? ascii(unit) : foldUnit(unit);
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < end) {
      at += 1;
      fold = foldPair(unit, text.charCodeAt(at));
    }
    if (fold === 0 || fold === 39 || fold === 42) continue;
    if (fold >= 97 && fold <= 122) latin = true;
    else if (lookalikes) fold = looksLike(fold);
    hash = hashed(hash, fold);
    count += 1;
  }
  return lookalikes && !latin ? 0 : dictionary.find(hash, count);
}

/** A placeholder in capitals for the value of a query: `?q=CHAT_HISTORY`. */
const CAPITALS = /=[A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){0,6}(?=[&#]|$)/;

const BULLETS = new Set([...'\n\r-*#•>|'].map((mark) => mark.charCodeAt(0)));

/** Whether a line break ends a paragraph, or the next line is a point of a list. */
function beginsAnew(text: string, at: number): boolean {
  let next = at + 1;
  while (next < at + 9 && (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9)) next += 1;
  if (BULLETS.has(text.charCodeAt(next))) return true;
  const unit = text.charCodeAt(next);
  return unit >= 48 && unit <= 57 && /^\d{1,3}[.)]/.test(text.slice(next, next + 4));
}

function endsSentence(text: string, at: number, fold: number): boolean {
  switch (fold) {
    case 10:
      return beginsAnew(text, at);
    case 46: {
      if (isLetter(text.charCodeAt(at + 1))) return false;
      // The full stop of `e.g.` and `i.e.` ends nothing.
      return !(isLetter(text.charCodeAt(at - 1)) && !isLetter(text.charCodeAt(at - 2)));
    }
    case 33:
    case 59:
    case 63:
      return !isLetter(text.charCodeAt(at + 1));
    case 0x3002:
      return true;
    default:
      return false;
  }
}
