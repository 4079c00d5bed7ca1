import { type Dictionary, HASH_START, hashed, isUnspaced } from './dictionary.ts';
import { looksLike } from './fold.ts';
import {
  DIGIT,
  endOfAbsent,
  FOLDED,
  foldAt,
  IS_LETTER,
  isLetter,
  isWordFold,
  kindOf,
  OTHER,
  PLAIN,
  stepAt,
  type Units,
} from './units.ts';

/** Longest word that is looked up, in folded letters. */
export const MAX_WORD = 64;

/**
 * What is longer is read as several. A loop that one text keeps busy for ever is optimised for it before what stands
 * behind it was ever run, and given up again at every word of the next text.
 */
export const LONGEST_RUN = 256;

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
  /** It has letters that could pass for others: the hash of the word that it looks like, if that has a Latin letter. */
  odd: boolean;
  alike: number;
  latin: boolean;
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
  alike: HASH_START,
  latin: false,
  email: false,
};

/**
 * Reads into `word` the one that begins at `start`, through emphasis, apostrophes and hidden characters inside of it.
 * One object serves a whole text: a text may be all such words.
 */
export function readWord(units: Units, length: number, start: number, word: Word): void {
  let at = start;
  let end = start;
  let hash = HASH_START;
  let count = 0;
  let underscores = 0;
  let dots = 0;
  let camel = false;
  let odd = false;
  let alike = HASH_START;
  let seen = 0;
  let email = false;
  while (at < length && count < LONGEST_RUN) {
    const unit = units[at] as number;
    const plain = PLAIN[unit] as number;
    if (plain !== 0) {
      if (unit < 97) {
        if (unit < 65) odd = true;
        else if (
          count > 0 &&
          (units[at - 1] as number) >= 97 &&
          PLAIN[units[at - 1] as number] !== 0
        ) {
          camel = true;
        }
      }
      const fold = plain & FOLDED;
      seen |= plain;
      hash = hashed(hash, fold);
      alike = hashed(alike, unit < 65 ? looksLike(fold) : fold);
      count += 1;
      at += 1;
      end = at;
      continue;
    }
    if (unit === 32) break;
    // What else there is of ASCII is folded to itself, or ends a word as it is.
    const fold = unit < 128 ? unit : foldAt(units, at);
    if (unit === 46) {
      if (count > MAX_WORD || !isLetter(units, at + 1)) break;
      dots += 1;
      hash = hashed(hash, 46);
      alike = hashed(alike, 46);
      count += 1;
      at += 1;
      end = at;
      continue;
    }
    const step = unit < 128 ? 1 : stepAt(units, at);
    if (fold === 0 && step === 1) {
      if (unit === 0) break;
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
        alike = hashed(alike, 95);
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
    if (unit >= 128) odd = true;
    hash = hashed(hash, fold);
    if (fold >= 97 && fold <= 122) {
      seen |= IS_LETTER;
      alike = hashed(alike, fold);
    } else alike = hashed(alike, looksLike(fold));
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
  word.alike = alike;
  word.latin = (seen & IS_LETTER) !== 0;
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
    let fold = (PLAIN[unit] as number) & FOLDED;
    if (fold >= 97) latin = true;
    else {
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
