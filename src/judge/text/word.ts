import { type Dictionary, HASH_START, hashed, isUnspaced } from './dictionary.ts';
import { looksLike } from './fold.ts';
import {
  DIGIT,
  endOfAbsent,
  endOfPlain,
  foldAt,
  isLetter,
  isWordFold,
  kindOf,
  LOWER,
  OTHER,
  stepAt,
  type Units,
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
export function readWord(units: Units, length: number, start: number, word: Word): void {
  let [at, end, hash, count] = [start, start, HASH_START, 0];
  let [underscores, dots] = [0, 0];
  let [camel, odd, email] = [false, false, false];
  while (at < length) {
    const unit = units[at] as number;
    const kind = kindOf(unit);
    if (kind === LOWER || kind === UPPER || kind === DIGIT) {
      if (kind === UPPER) {
        if (count > 0 && kindOf(units[at - 1] as number) === LOWER) camel = true;
      } else if (kind === DIGIT) odd = true;
      hash = hashed(hash, kind === UPPER ? unit + 32 : unit);
      count += 1;
      at = count > MAX_WORD ? endOfPlain(units, at) : at + 1;
      end = at;
      continue;
    }
    const fold = foldAt(units, at);
    const step = unit < 128 ? 1 : stepAt(units, at);
    if (fold === 0 && step === 1) {
      at = endOfAbsent(units, at);
      continue;
    }
    if (fold === 0 || ((fold === 39 || fold === 42) && at > 0 && isLetter(units, at + 1))) {
      at += step;
      continue;
    }
    if (isUnspaced(unit)) break;
    if (fold === 95) {
      let after = at + 1;
      while (units[after] === 95) after += 1;
      if (count > 0) {
        if (!isLetter(units, after)) break;
        hash = hashed(hash, 95);
        count += 1;
        underscores += 1;
      }
      at = after;
      continue;
    }
    if (fold === 46) {
      if (count > MAX_WORD || !isLetter(units, at + 1)) break;
      dots += 1;
    } else if (fold === 64 || fold === 36) {
      if (count === 0 || !isLetter(units, at + 1)) break;
      odd = true;
      if (fold === 64 && isDomain(units, at + 1)) email = true;
    } else if (!isWordFold(fold)) break;
    if (unit >= 128 || (fold >= 48 && fold <= 57)) odd = true;
    hash = hashed(hash, fold);
    count += 1;
    at += step;
    end = at;
  }
  word.start = start;
  word.end = end;
  word.next = Math.max(at, start + 1);
  word.hash = hash;
  word.count = count;
  word.underscores = underscores;
  word.dots = dots;
  word.camel = camel;
  word.odd = odd;
  word.email = email;
}

const LONGEST_LABEL = 40;

/** Whether a label and the first letter of the next one stand here. */
function isDomain(units: Units, start: number): boolean {
  let at = start;
  const end = start + LONGEST_LABEL;
  while (at < end && (units[at] === 45 || isAlphanumeric(units[at] as number))) at += 1;
  return (
    at > start &&
    units[at] === 46 &&
    kindOf(units[at + 1] as number) !== DIGIT &&
    isAlphanumeric(units[at + 1] as number)
  );
}

function isAlphanumeric(unit: number): boolean {
  const kind = kindOf(unit);
  return kind !== OTHER && kind <= DIGIT;
}

/** The number of the word between two places, its look-alike letters taken for what they look like if asked. */
export function wordAt(
  units: Units,
  start: number,
  end: number,
  dictionary: Dictionary,
  lookalikes: boolean,
): number {
  // No word has one letter.
  if (end - start > MAX_WORD * 2 || end - start < 2) return 0;
  let hash = HASH_START;
  let count = 0;
  let latin = false;
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    const kind = kindOf(unit);
    let fold = unit;
    if (kind === LOWER) latin = true;
    else if (kind === UPPER) {
      latin = true;
      fold = unit + 32;
    } else {
      fold = foldAt(units, at);
      if (unit >= 128) at += stepAt(units, at) - 1;
      if (fold === 0 || fold === 39 || fold === 42) continue;
      if (fold >= 97 && fold <= 122) latin = true;
      else if (lookalikes) fold = looksLike(fold);
    }
    hash = hashed(hash, fold);
    count += 1;
  }
  return lookalikes && !latin ? 0 : dictionary.find(hash, count);
}
