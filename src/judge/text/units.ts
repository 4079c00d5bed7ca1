import { FOLDS, foldPair, foldUnit, SPACE, UNKNOWN } from './fold.ts';

/** What ASCII units are to a word. */
export const OTHER = 0;
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
/** May stand inside of a word: `_ . ' * @ $`. */
export const JOINT = 4;

/** The kinds of the first 128 units, and of every other one `OTHER`. */
const KINDS = new Uint8Array(0x10000);
for (let unit = 0; unit < 128; unit += 1) {
  const character = String.fromCharCode(unit);
  if (/[a-z]/.test(character)) KINDS[unit] = LOWER;
  else if (/[A-Z]/.test(character)) KINDS[unit] = UPPER;
  else if (/[0-9]/.test(character)) KINDS[unit] = DIGIT;
  else if ("_.'*@$".includes(character)) KINDS[unit] = JOINT;
}

/** Beside the folded unit of a letter or digit of ASCII: that it is a letter, a capital, a digit. 0 for all others. */
export const FOLDED = 0xff;
export const IS_LETTER = 0x100;
export const IS_CAPITAL = 0x200;
export const IS_DIGIT = 0x400;
export const PLAIN = new Uint16Array(0x10000);
for (let unit = 0; unit < 128; unit += 1) {
  const kind = KINDS[unit];
  if (kind === LOWER) PLAIN[unit] = unit | IS_LETTER;
  else if (kind === UPPER) PLAIN[unit] = (unit + 32) | IS_LETTER | IS_CAPITAL;
  else if (kind === DIGIT) PLAIN[unit] = unit | IS_DIGIT;
}

export const kindOf = (unit: number): number => KINDS[unit] as number;

/** The UTF-16 units of a text, and zeros behind them: reading beyond its end needs no question. */
export type Units = Uint16Array;

/** Where units end that are not there at all, of which a text may have any number in a row. */
export function endOfAbsent(units: Units, start: number): number {
  let at = start;
  while (FOLDS[units[at] as number] === 0) at += 1;
  return at;
}

/** The fold of what begins at a place: a unit, or a surrogate pair. */
export function foldAt(units: Units, at: number): number {
  const unit = units[at] as number;
  const known = FOLDS[unit] as number;
  const fold = known === UNKNOWN ? foldUnit(unit) : known;
  return fold === SPACE && isPair(units, at) ? foldPair(unit, units[at + 1] as number) : fold;
}

const isPair = (units: Units, at: number): boolean => {
  if (((units[at] as number) & 0xfc00) !== 0xd800) return false;
  return ((units[at + 1] as number) & 0xfc00) === 0xdc00;
};

export const stepAt = (units: Units, at: number): number => (isPair(units, at) ? 2 : 1);

/** Letters and digits of any script with words, and `_`. */
export const isWordFold = (fold: number): boolean =>
  (fold >= 97 && fold <= 122) ||
  (fold >= 48 && fold <= 57) ||
  fold === 95 ||
  (fold >= 0xc0 && fold < 0x2000) ||
  (fold >= 0xa000 && fold < 0xd800);

/** Whether a unit as written can be part of a word. False beyond the ends of a text. */
export function isLetter(units: Units, at: number): boolean {
  const unit = at < 0 ? 0 : (units[at] as number);
  if (unit >= 128) return isWordFold(foldUnit(unit));
  const kind = KINDS[unit] as number;
  return kind !== OTHER && kind !== JOINT;
}
