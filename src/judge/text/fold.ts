/**
 * How a UTF-16 unit takes part in a word, whatever it is dressed as: lower case, compatibility forms as
 * their plain letter, accents off. 0 means that it is not there at all (hidden characters, combining
 * marks), SPACE that it ends a word. One unit becomes one unit, so that places in the text stay known.
 */
export const SPACE = 32;

const PAGE = 256;
const pages: (Uint16Array | undefined)[] = [];

export function foldUnit(unit: number): number {
  const page = pages[unit >> 8] ?? pageOf(unit >> 8);
  return page[unit & 255] ?? SPACE;
}

function pageOf(index: number): Uint16Array {
  const page = new Uint16Array(PAGE);
  for (let low = 0; low < PAGE; low += 1) page[low] = folded(index * PAGE + low);
  pages[index] = page;
  return page;
}

/** Letters that no normalisation takes apart. */
const PLAIN: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 's',
  æ: 'e',
  œ: 'e',
  '’': "'",
};

function folded(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return SPACE;
  const character = String.fromCharCode(unit);
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (/[\p{Cc}\p{Z}]/u.test(character)) return character === '\n' ? unit : SPACE;
  const decomposed = character.normalize('NFKD').toLowerCase();
  // Hangul syllables come apart into several letters that belong together.
  if (unit >= 0xac00 && unit <= 0xd7a3) return unit;
  const base = decomposed.replace(/[\p{Mn}\p{Me}]/gu, '');
  if (base === '') return 0;
  return (PLAIN[base.charAt(0)] ?? base).charCodeAt(0);
}

const ASTRAL = /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}]/u;
const pairs = new Map<number, Uint16Array>();

/** Mathematical, squared and circled alphabets beyond the first plane: their plain letter, else SPACE. */
export function foldPair(high: number, low: number): number {
  if (high === 0xdb40) return 0;
  if (high !== 0xd835 && high !== 0xd83c) return SPACE;
  const known = pairs.get(high);
  if (known !== undefined) return known[low & 0x3ff] ?? SPACE;
  const letters = Uint16Array.from({ length: 0x400 }, (_, index) => {
    const character = String.fromCharCode(high, 0xdc00 + index);
    const plain = /[a-z0-9]/.exec(character.normalize('NFKD').toLowerCase());
    return plain === null || !ASTRAL.test(character) ? SPACE : plain[0].charCodeAt(0);
  });
  pairs.set(high, letters);
  return letters[low & 0x3ff] ?? SPACE;
}

/** Cyrillic, Greek and Armenian letters, and digits and signs, that pass for a Latin letter inside a Latin word. */
const LOOKS_LIKE: Record<string, string> = {
  a: 'аα4@',
  b: 'ьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еε3',
  g: 'ցɡ',
  h: 'һнհ',
  i: 'іι1',
  j: 'јյ',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'пոη',
  o: 'оοօ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
};
const lookalikes = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) =>
    [...others].map((other) => [other.charCodeAt(0), latin.charCodeAt(0)] as const),
  ),
);

export const looksLike = (unit: number): number => lookalikes.get(unit) ?? unit;
