import {
  classOf,
  EMOJI,
  HAN,
  JOINS,
  KEYCAP_BASE,
  LATIN_LIKE,
  LETTER,
  RTL,
  SPACELESS,
  SUSPECT,
  SYMBOL,
} from './character-classes.ts';
import type { Units } from './units.ts';
import type { Place } from './walk.ts';

/** A character that has no shape of its own, or gives others another place. Whether it belongs there is another question. */
export function isSuspect(code: number): boolean {
  if (code < 32) return code >= 0 && code !== 9 && code !== 10 && code !== 13;
  if (code < 0xa0) return code >= 127;
  return (classOf(code) & SUSPECT) !== 0;
}

/** Whether a script, an emoji or the text's direction asks for this character at this place of a text that ends at `end`. */
export function standsInContext(
  units: Units,
  end: number,
  at: number,
  code: number,
  place: Place,
): boolean {
  const length = code > 0xffff ? 2 : 1;
  const before = codeBefore(units, at);
  const after = at + length < end ? codeAt(units, at + length) : -1;
  switch (code) {
    case 0x200b:
      return separatesWords(before, after);
    case 0x200c:
      return joinsScript(before, after);
    case 0x200d:
      return joinsScript(before, after) || joinsEmoji(units, at, after);
    case 0xad:
      return isSyllableBreak(units, at);
    case 0x200e:
    case 0x200f:
    case 0x61c:
      return isBesideRtl(units, end, at, before, after);
    case 0xfeff:
      return place === 'content' && at === 0;
    case 0xc:
      return place === 'content';
    case 0x1b:
      return place === 'content' && isColour(units, at + 1);
    case 0x85:
      return true;
    case 0x2800:
      return isBraille(before) || isBraille(after);
    case 0x34f:
      return (classOf(before) & RTL) !== 0;
    case 0x2061:
      return (
        (classOf(before) & LETTER) !== 0 &&
        /[({[\p{L}]/u.test(String.fromCodePoint(Math.max(after, 0)))
      );
    case 0x115f:
    case 0x1160:
      return isJamo(before) || isJamo(after);
  }
  if (code === 0xfe0e || code === 0xfe0f) return presents(before, after);
  if (code >= 0xfe00 && code <= 0xfe02)
    return (classOf(before) & (HAN | SYMBOL | SPACELESS)) !== 0 && !selects(after);
  if (code >= 0xe0100 && code <= 0xe01ef) return (classOf(before) & HAN) !== 0 && !selects(after);
  if (code >= 0x180b && code <= 0x180f) return isMongolian(before) && !selects(after);
  if (code >= 0xe0020 && code <= 0xe007f) return isFlag(units, at);
  if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) return isIcon(before, after);
  return false;
}

/** The code point that begins at a place. */
function codeAt(units: Units, at: number): number {
  const unit = units[at] as number;
  if ((unit & 0xfc00) !== 0xd800) return unit;
  const low = units[at + 1] as number;
  return (low & 0xfc00) === 0xdc00 ? ((unit - 0xd800) << 10) + low - 0xdc00 + 0x10000 : unit;
}

function codeBefore(units: Units, at: number): number {
  if (at === 0) return -1;
  const unit = units[at - 1] as number;
  return (unit & 0xfc00) === 0xdc00 && at > 1 ? pairOr(unit, codeAt(units, at - 2)) : unit;
}

const pairOr = (unit: number, pair: number): number => (pair > 0xffff ? pair : unit);

const LONGEST_COLOUR = 30;
/** What hides text from who looks at a terminal. */
const CONCEAL = 8;

/** Whether an escape sequence that begins here sets colours, and conceals nothing: `[1;32m`. */
function isColour(units: Units, bracket: number): boolean {
  if (units[bracket] !== 91) return false;
  let parameter = 0;
  for (let at = bracket + 1; at <= bracket + 1 + LONGEST_COLOUR; at += 1) {
    const unit = units[at] as number;
    if (unit >= 48 && unit <= 57) {
      parameter = Math.min(1000, parameter * 10 + unit - 48);
      continue;
    }
    if ((unit !== 59 && unit !== 109) || parameter === CONCEAL) return false;
    if (unit === 109) return true;
    parameter = 0;
  }
  return false;
}

const isBraille = (code: number): boolean => code > 0x2800 && code <= 0x28ff;
const isJamo = (code: number): boolean =>
  code >= 0x1100 && code <= 0x11ff && code !== 0x115f && code !== 0x1160;
const isMongolian = (code: number): boolean => code >= 0x1820 && code <= 0x18aa;
const selects = (code: number): boolean =>
  (code >= 0xfe00 && code <= 0xfe0f) ||
  (code >= 0xe0100 && code <= 0xe01ef) ||
  (code >= 0x180b && code <= 0x180f);

/** ZWSP, in scripts that write no spaces: a letter of one on one side, nothing of another script on the other. */
function separatesWords(before: number, after: number): boolean {
  const one = classOf(before);
  const other = classOf(after);
  if (((one | other) & SPACELESS) === 0 || isSuspect(before) || isSuspect(after)) return false;
  const isForeign = (of: number) => (of & SPACELESS) === 0 && (of & LATIN_LIKE) !== 0;
  return !isForeign(one) && !isForeign(other);
}

/** ZWNJ and ZWJ, in scripts whose letters join: after one of their letters or marks (Persian also puts one behind a Latin word). */
function joinsScript(before: number, after: number): boolean {
  if (isSuspect(before) || isSuspect(after)) return false;
  const joined = (classOf(before) & JOINS) !== 0;
  return joined
    ? (classOf(after) & LATIN_LIKE) === 0 || (classOf(after) & JOINS) !== 0
    : (classOf(after) & RTL) !== 0 && (classOf(before) & LATIN_LIKE) !== 0;
}

/** ZWJ between two emoji; the first may end in a variation selector or a skin tone. */
function joinsEmoji(units: Units, at: number, after: number): boolean {
  if ((classOf(after) & EMOJI) === 0) return false;
  const before = codeBefore(units, at);
  return (classOf(before === 0xfe0f ? codeBefore(units, at - 1) : before) & EMOJI) !== 0;
}

/** VS15 and VS16, after what has two looks; after a digit only where a keycap follows. */
function presents(before: number, after: number): boolean {
  if (selects(after)) return false;
  if ((classOf(before) & KEYCAP_BASE) !== 0) return after === 0x20e3;
  return (classOf(before) & (EMOJI | SYMBOL)) !== 0;
}

/** A soft hyphen between two syllables: two letters on each side before the next one. */
function isSyllableBreak(units: Units, at: number): boolean {
  return (
    isLetter(units, at - 2) &&
    isLetter(units, at - 1) &&
    isLetter(units, at + 1) &&
    isLetter(units, at + 2)
  );
}

const isLetter = (units: Units, at: number): boolean =>
  at >= 0 && (classOf(units[at] as number) & LETTER) !== 0;

const NEAR = 32;

/** A single direction mark, with a letter from right to left beside it or near. */
function isBesideRtl(
  units: Units,
  end: number,
  at: number,
  before: number,
  after: number,
): boolean {
  const beside = classOf(before) | classOf(after);
  if ((beside & SUSPECT) !== 0 && (isSuspect(before) || isSuspect(after))) return false;
  return (beside & RTL) !== 0 || rtlNear(units, end, at);
}

/** A letter of a script written from right to left, on the same line and not far. */
function rtlNear(units: Units, end: number, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let count = 1; count <= NEAR; count += 1) {
      const beside = at + step * count;
      if (beside < 0 || beside >= end) break;
      const unit = units[beside] as number;
      if (unit === 10) break;
      if (unit >= 0x590 && (classOf(unit) & RTL) !== 0) return true;
    }
  }
  return false;
}

const MAX_TAG = 6;

/** A tag that is part of a flag: U+1F3F4, three to six lower-case letters or digits as tags, U+E007F. */
function isFlag(units: Units, at: number): boolean {
  let start = at;
  for (let count = 0; count <= MAX_TAG && isTag(units, start - 2); count += 1) start -= 2;
  if (codeBefore(units, start) !== 0x1f3f4) return false;
  let end = start;
  let count = 0;
  for (; isTag(units, end) && codeAt(units, end) !== 0xe007f; end += 2) {
    const code = codeAt(units, end);
    const letter = code >= 0xe0061 && code <= 0xe007a;
    if (!letter && !(code >= 0xe0030 && code <= 0xe0039)) return false;
    count += 1;
    if (count > MAX_TAG) return false;
  }
  return count >= 3 && codeAt(units, end) === 0xe007f;
}

function isTag(units: Units, at: number): boolean {
  const code = at < 0 ? 0 : codeAt(units, at);
  return code >= 0xe0020 && code <= 0xe007f;
}

/** One private-use character by itself is an icon of some font; in a run, or within a word, it is a code. */
function isIcon(before: number, after: number): boolean {
  const isPrivate = (code: number) => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
  if (isPrivate(before) || isPrivate(after)) return false;
  return !((classOf(before) & LETTER) !== 0 && (classOf(after) & LETTER) !== 0);
}
