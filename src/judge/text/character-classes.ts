/** Bits of `classOf`. The first is `suspect`: no shape of its own, or an effect on the place of others. */
export const SUSPECT = 1;
/** A script whose letters join or stack, so that joiners mean something. */
export const JOINS = 2;
/** A script that writes no spaces between words. */
export const SPACELESS = 4;
export const RTL = 8;
export const EMOJI = 16;
export const KEYCAP_BASE = 32;
export const HAN = 64;
/** Symbols with a text and an emoji look, and mathematical ones with variants. */
export const SYMBOL = 128;
export const LETTER = 256;
/** A letter of a script that has spaces and does not join. */
export const LATIN_LIKE = 512;

const JOINING_SCRIPTS = `Arab Syrc Mand Mong Nkoo Adlm Rohg Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh
  Mymr Khmr Thai Laoo Tibt Java Bali Sund Cham Lepc Limb Newa Sylo Kthi Cakm Mtei Tirh Gran Sidd`;
const SPACELESS_SCRIPTS = 'Khmr Thai Laoo Mymr Tibt Lana Talu Tale Tavt Java Bali Bugi Cham';
const RTL_SCRIPTS = 'Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg';

const scripts = (names: string): string =>
  names
    .split(/\s+/)
    .map((name) => `\\p{scx=${name}}`)
    .join('');

/** Visible format characters are no suspects: signs that stand before digits in Arabic, Syriac and Kaithi. */
const SUSPECTS =
  '[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]' +
  '--[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}\\u{13430}-\\u{1345F}]]';

const CLASSES: [bit: number, characters: RegExp][] = [
  [SUSPECT, new RegExp(SUSPECTS, 'v')],
  [JOINS, new RegExp(`[[${scripts(JOINING_SCRIPTS)}]&&[\\p{L}\\p{M}]]`, 'v')],
  [SPACELESS, new RegExp(`[[${scripts(SPACELESS_SCRIPTS)}]&&[\\p{L}\\p{M}\\p{N}]]`, 'v')],
  [RTL, new RegExp(`[[${scripts(RTL_SCRIPTS)}]&&[\\p{L}\\p{M}]]`, 'v')],
  [EMOJI, /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u],
  [KEYCAP_BASE, /[#*0-9]/],
  [HAN, /\p{Script=Han}/u],
  [SYMBOL, /[\p{Sm}\p{So}\p{Emoji}\u3000-\u303F\uFF00-\uFF0F]/u],
  [LETTER, /[\p{L}\p{M}\p{N}]/u],
  [
    LATIN_LIKE,
    new RegExp(`[[\\p{L}\\p{N}]--[${scripts(JOINING_SCRIPTS)}${scripts(SPACELESS_SCRIPTS)}]]`, 'v'),
  ],
];

const PAGE = 256;
/** Not every bit stands for a class. */
const UNKNOWN = 0xffff;
/** The classes of the first plane, worked out for 256 at a time, when first asked. */
const plane = new Uint16Array(0x10000).fill(UNKNOWN);
const pages: (Uint16Array | undefined)[] = [];

/** The classes of a code point; 0 for -1, the end of a text. */
export function classOf(code: number): number {
  if (code < 0) return 0;
  if (code > 0xffff) return (pages[code >> 8] ?? pageOf(code >> 8))[code & 255] as number;
  const known = plane[code] as number;
  if (known !== UNKNOWN) return known;
  plane.set(pageOf(code >> 8), code & 0xff00);
  return plane[code] as number;
}

function pageOf(index: number): Uint16Array {
  const page = new Uint16Array(PAGE);
  for (let low = 0; low < PAGE; low += 1) {
    const character = String.fromCodePoint(index * PAGE + low);
    let bits = 0;
    for (const [bit, characters] of CLASSES) if (characters.test(character)) bits |= bit;
    page[low] = bits;
  }
  pages[index] = page;
  return page;
}
