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
import type { Place } from './walk.ts';

/** A character that has no shape of its own, or gives others another place. Whether it belongs there is another question. */
export function isSuspect(code: number): boolean {
  if (code < 32) return code >= 0 && code !== 9 && code !== 10 && code !== 13;
  if (code < 0xa0) return code >= 127;
  return (classOf(code) & SUSPECT) !== 0;
}

/** Whether a script, an emoji or the text's direction asks for this character at this place. */
export function standsInContext(text: string, at: number, code: number, place: Place): boolean {
  const length = code > 0xffff ? 2 : 1;
  const before = codeBefore(text, at);
  const after = at + length < text.length ? (text.codePointAt(at + length) ?? -1) : -1;
  switch (code) {
    case 0x200b:
      return separatesWords(before, after);
    case 0x200c:
      return joinsScript(before, after);
    case 0x200d:
      return joinsScript(before, after) || joinsEmoji(text, at, after);
    case 0xad:
      return isSyllableBreak(text, at);
    case 0x200e:
    case 0x200f:
    case 0x61c:
      return isBesideRtl(text, at, before, after);
    case 0xfeff:
      return place === 'content' && at === 0;
    case 0xc:
      return place === 'content';
    case 0x1b:
      return (
        place === 'content' &&
        /^\[(?!(?:\d*;)*0*8[;m])[\d;]{0,30}m/.test(text.slice(at + 1, at + 34))
      );
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
  if (code === 0xfe0e || code === 0xfe0f) return presents(text, at, before, after);
  if (code >= 0xfe00 && code <= 0xfe02)
    return (classOf(before) & (HAN | SYMBOL | SPACELESS)) !== 0 && !selects(after);
  if (code >= 0xe0100 && code <= 0xe01ef) return (classOf(before) & HAN) !== 0 && !selects(after);
  if (code >= 0x180b && code <= 0x180f) return isMongolian(before) && !selects(after);
  if (code >= 0xe0020 && code <= 0xe007f) return isFlag(text, at);
  if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) return isIcon(before, after);
  return false;
}

function codeBefore(text: string, at: number): number {
  if (at === 0) return -1;
  const unit = text.charCodeAt(at - 1);
  const pair = unit >= 0xdc00 && unit <= 0xdfff && at > 1 ? text.codePointAt(at - 2) : undefined;
  return pair !== undefined && pair > 0xffff ? pair : unit;
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
function joinsEmoji(text: string, at: number, after: number): boolean {
  if ((classOf(after) & EMOJI) === 0) return false;
  const before = codeBefore(text, at);
  return (classOf(before === 0xfe0f ? codeBefore(text, at - 1) : before) & EMOJI) !== 0;
}

/** VS15 and VS16, after what has two looks; after a digit only where a keycap follows. */
function presents(text: string, at: number, before: number, after: number): boolean {
  if (selects(after)) return false;
  if ((classOf(before) & KEYCAP_BASE) !== 0) return after === 0x20e3;
  return (classOf(before) & (EMOJI | SYMBOL)) !== 0 && text.length > at;
}

/** A soft hyphen between two syllables: two letters on each side before the next one. */
function isSyllableBreak(text: string, at: number): boolean {
  return (
    isLetter(text, at - 2) &&
    isLetter(text, at - 1) &&
    isLetter(text, at + 1) &&
    isLetter(text, at + 2)
  );
}

const isLetter = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && (classOf(text.charCodeAt(at)) & LETTER) !== 0;

const NEAR = 32;

/** A single direction mark, with a letter from right to left beside it or near. */
function isBesideRtl(text: string, at: number, before: number, after: number): boolean {
  const beside = classOf(before) | classOf(after);
  if ((beside & SUSPECT) !== 0 && (isSuspect(before) || isSuspect(after))) return false;
  return (beside & RTL) !== 0 || rtlNear(text, at);
}

/** A letter of a script written from right to left, on the same line and not far. */
function rtlNear(text: string, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let count = 1; count <= NEAR; count += 1) {
      const unit = text.charCodeAt(at + step * count);
      if (Number.isNaN(unit) || unit === 10) break;
      if (unit >= 0x590 && (classOf(unit) & RTL) !== 0) return true;
    }
  }
  return false;
}

const MAX_TAG = 6;

/** A tag that is part of a flag: U+1F3F4, three to six lower-case letters or digits as tags, U+E007F. */
function isFlag(text: string, at: number): boolean {
  let start = at;
  for (let count = 0; count <= MAX_TAG && isTag(text, start - 2); count += 1) start -= 2;
  if (codeBefore(text, start) !== 0x1f3f4) return false;
  let end = start;
  let count = 0;
  for (; isTag(text, end) && text.codePointAt(end) !== 0xe007f; end += 2) {
    const code = text.codePointAt(end) ?? 0;
    const letter = code >= 0xe0061 && code <= 0xe007a;
    if (!letter && !(code >= 0xe0030 && code <= 0xe0039)) return false;
    count += 1;
    if (count > MAX_TAG) return false;
  }
  return count >= 3 && text.codePointAt(end) === 0xe007f;
}

function isTag(text: string, at: number): boolean {
  const code = at < 0 ? 0 : (text.codePointAt(at) ?? 0);
  return code >= 0xe0020 && code <= 0xe007f;
}

/** One private-use character by itself is an icon of some font; in a run, or within a word, it is a code. */
function isIcon(before: number, after: number): boolean {
  const isPrivate = (code: number) => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
  if (isPrivate(before) || isPrivate(after)) return false;
  return !((classOf(before) & LETTER) !== 0 && (classOf(after) & LETTER) !== 0);
}
