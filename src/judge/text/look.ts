import type { Units } from './units.ts';

/** What a text has at all, by a bit each: what has nothing to be found in needs no closer look. */
export const HAS = {
  /** Something else than what an English keyboard makes. */
  ODD: 1,
  LESS: 2,
  BRACKET: 4,
  BRACE: 8,
  COLON: 16,
  HASH: 32,
  BACKSLASH: 64,
} as const;

/** A text at a first glance. */
export interface Look {
  text: string;
  units: Units;
  has: number;
}

const MARKS = [
  ['<', HAS.LESS],
  ['[', HAS.BRACKET],
  ['}', HAS.BRACE],
  [':', HAS.COLON],
  ['#', HAS.HASH],
  ['\\', HAS.BACKSLASH],
] as const;

const GLANCE = new Uint8Array(0x10000).fill(HAS.ODD);
GLANCE.fill(0, 32, 127);
for (const blank of '\n\r\t') GLANCE[blank.charCodeAt(0)] = 0;
for (const [mark, bit] of MARKS) GLANCE[mark.charCodeAt(0)] = bit;

/** `\s`, and the Braille pattern without a dot. */
const BLANK_MARKS =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u2800';
const BLANKS = new Uint8Array(0x10000);
for (const blank of BLANK_MARKS) BLANKS[blank.charCodeAt(0)] = 1;

export const isBlank = (unit: number): boolean => BLANKS[unit] === 1;

/** Nothing is looked at further behind a text than this without a question. */
const BEYOND = 16;
const SHORT = 4096;
const shared = new Uint16Array(SHORT + BEYOND);

/** The units of a short text are good until the next text is looked at. */
export function lookAt(text: string): Look {
  const { length } = text;
  if (length > SHORT) return { text, units: unitsOf(text), has: hasOf(text) };
  let has = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    shared[at] = unit;
    has |= GLANCE[unit] as number;
  }
  shared.fill(0, length, length + BEYOND);
  return { text, units: shared, has };
}

function unitsOf(text: string): Units {
  const { length } = text;
  const bytes = Buffer.allocUnsafeSlow(2 * (length + BEYOND));
  bytes.write(text, 'utf16le');
  return new Uint16Array(bytes.buffer, 0, length + BEYOND).fill(0, length);
}

/** A long text is gone through anyway for what is odd. */
function hasOf(text: string): number {
  let has: number = HAS.ODD;
  for (const [mark, bit] of MARKS) if (text.includes(mark)) has |= bit;
  return has;
}
