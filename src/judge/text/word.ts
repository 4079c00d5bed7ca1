import { type Dictionary, HASH_START, hashed, isUnspaced } from './dictionary.ts';
import { looksLike } from './fold.ts';
import {
  asciiFold,
  asciiKind,
  foldAt,
  isLetter,
  isWordFold,
  LOWER,
  stepAt,
  UPPER,
} from './units.ts';

/** Longest word that is looked up, in folded letters. */
export const MAX_WORD = 64;

/** One word as it was read. */
export interface Word {
  start: number;
  end: number;
  /** Where reading goes on. */
  next: number;
  hash: number;
  /** Folded letters; 0 when there is no word here. */
  count: number;
  /** Underscores and dots inside of it. */
  underscores: number;
  dots: number;
  /** `sendMail`: a capital behind a small letter. */
  camel: boolean;
  /** It has letters that could pass for others. */
  odd: boolean;
  email: boolean;
}

/** A word that was not read. */
export const EMPTY: Readonly<Word> = {
  start: 0,
  end: 0,
  next: 0,
  hash: HASH_START,
  count: 0,
  underscores: 0,
  dots: 0,
  camel: false,
  odd: false,
  email: false,
};

/**
 * Reads into `word` the one that begins at `start`, through emphasis, apostrophes and hidden characters inside of it.
 * One object serves a whole text: a text may be all such words.
 */
export function readWord(text: string, start: number, word: Word): void {
  word.start = start;
  word.end = start;
  word.hash = HASH_START;
  word.count = 0;
  word.underscores = 0;
  word.dots = 0;
  word.camel = false;
  word.odd = false;
  word.email = false;
  let at = start;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const fold = unit < 128 ? asciiFold(unit) : foldAt(text, at);
    const step = unit < 128 ? 1 : stepAt(text, at);
    if (fold === 0 || ((fold === 39 || fold === 42) && at > 0 && isLetter(text, at + 1))) {
      at += step;
      continue;
    }
    if (isUnspaced(unit)) break;
    if (fold === 95) {
      let after = at + 1;
      while (text.charCodeAt(after) === 95) after += 1;
      if (word.count > 0 && !isLetter(text, after)) break;
      if (word.count > 0) {
        word.hash = hashed(word.hash, 95);
        word.count += 1;
        word.underscores += 1;
      }
      at = after;
      continue;
    }
    if (fold === 46) {
      if (word.count > MAX_WORD || !isLetter(text, at + 1)) break;
      word.dots += 1;
    } else if (fold === 64 || fold === 36) {
      if (word.count === 0 || !isLetter(text, at + 1)) break;
      word.odd = true;
      if (fold === 64 && isDomain(text, at + 1)) word.email = true;
    } else if (!isWordFold(fold)) break;
    if (
      asciiKind(unit) === UPPER &&
      word.count > 0 &&
      asciiKind(text.charCodeAt(at - 1)) === LOWER
    ) {
      word.camel = true;
    }
    if (unit >= 128 || (fold >= 48 && fold <= 57)) word.odd = true;
    word.hash = hashed(word.hash, fold);
    word.count += 1;
    at += step;
    word.end = at;
  }
  word.next = Math.max(at, start + 1);
}

const isDomain = (text: string, at: number): boolean =>
  /^[a-z0-9-]{1,40}\.[a-z]/i.test(text.slice(at, at + 44));

/** The number of the word between two places, its look-alike letters taken for what they look like if asked. */
export function wordAt(
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
  for (let at = start; at < end; at += stepAt(text, at)) {
    let fold = foldAt(text, at);
    if (fold === 0 || fold === 39 || fold === 42) continue;
    if (fold >= 97 && fold <= 122) latin = true;
    else if (lookalikes) fold = looksLike(fold);
    hash = hashed(hash, fold);
    count += 1;
  }
  return lookalikes && !latin ? 0 : dictionary.find(hash, count);
}
