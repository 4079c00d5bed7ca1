import { foldPair, foldUnit, SPACE } from './fold.ts';

/** What ASCII units are to a word. */
export const OTHER = 0;
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
/** May stand inside of a word: `_ . ' * @ $`. */
export const JOINT = 4;

const KINDS = new Uint8Array(128);
const FOLDS = new Uint16Array(128);
for (let unit = 0; unit < 128; unit += 1) {
  const character = String.fromCharCode(unit);
  FOLDS[unit] = foldUnit(unit);
  if (/[a-z]/.test(character)) KINDS[unit] = LOWER;
  else if (/[A-Z]/.test(character)) KINDS[unit] = UPPER;
  else if (/[0-9]/.test(character)) KINDS[unit] = DIGIT;
  else if ("_.'*@$".includes(character)) KINDS[unit] = JOINT;
}

export const asciiKind = (unit: number): number => KINDS[unit] ?? OTHER;
export const asciiFold = (unit: number): number => FOLDS[unit] ?? SPACE;

export const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** The fold of what begins at a place: a unit, or a surrogate pair. */
export function foldAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 128) return asciiFold(unit);
  return isHigh(unit) && at + 1 < text.length
    ? foldPair(unit, text.charCodeAt(at + 1))
    : foldUnit(unit);
}

export const stepAt = (text: string, at: number): number =>
  isHigh(text.charCodeAt(at)) && at + 1 < text.length ? 2 : 1;

/** Letters and digits of any script with words, and `_`. */
export const isWordFold = (fold: number): boolean =>
  (fold >= 97 && fold <= 122) ||
  (fold >= 48 && fold <= 57) ||
  fold === 95 ||
  (fold >= 0xc0 && fold < 0x2000) ||
  (fold >= 0xa000 && fold < 0xd800);

/** Whether a unit as written can be part of a word. False at the ends of a text. */
export function isLetter(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  if (unit >= 128) return isWordFold(foldUnit(unit));
  const kind = asciiKind(unit);
  return kind !== OTHER && kind !== JOINT;
}
