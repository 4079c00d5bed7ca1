/**
 * How a UTF-16 unit takes part in a word, whatever it is dressed as: lower case, compatibility forms as
 * their plain letter, accents off. 0 means that it is not there at all (hidden characters, combining
 * marks), SPACE that it ends a word. One unit becomes one unit, so that places in the text stay known.
 */
export const SPACE = 32;

/** The folds of all units that were asked for, and `UNKNOWN`, which is no fold, for those that were not. */
export const UNKNOWN = 0xdfff;
export const FOLDS = new Uint16Array(0x10000).fill(UNKNOWN);

export function foldUnit(unit: number): number {
  const known = FOLDS[unit] as number;
  if (known !== UNKNOWN) return known;
  const fold = folded(unit);
  FOLDS[unit] = fold;
  return fold;
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
  if (isItself(unit)) return unit;
  const character = String.fromCharCode(unit);
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (/[\p{Cc}\p{Z}]/u.test(character)) return character === '\n' ? unit : SPACE;
  const decomposed = character.normalize('NFKD').toLowerCase();
  const base = decomposed.replace(/[\p{Mn}\p{Me}]/gu, '');
  if (base === '') return 0;
  return (PLAIN[base.charAt(0)] ?? base).charCodeAt(0);
}

/** Han, private use, and Hangul syllables, which come apart into several letters that belong together. */
const isItself = (unit: number): boolean =>
  (unit >= 0x3400 && unit <= 0x9fff) ||
  (unit >= 0xac00 && unit <= 0xd7a3) ||
  (unit >= 0xe000 && unit <= 0xf8ff);

const ASTRAL = /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}]/u;
let mathematical: Uint16Array | null = null;
let enclosed: Uint16Array | null = null;

/** Mathematical, squared and circled alphabets beyond the first plane: their plain letter, else SPACE. */
export function foldPair(high: number, low: number): number {
  switch (high) {
    case 0xd835:
      mathematical ??= plainLetters(high);
      return mathematical[low & 0x3ff] as number;
    case 0xd83c:
      enclosed ??= plainLetters(high);
      return enclosed[low & 0x3ff] as number;
    default:
      return high === 0xdb40 ? 0 : SPACE;
  }
}

const plainLetters = (high: number): Uint16Array =>
  Uint16Array.from({ length: 0x400 }, (_, index) => {
    const character = String.fromCharCode(high, 0xdc00 + index);
    const plain = /[a-z0-9]/.exec(character.normalize('NFKD').toLowerCase());
    return plain === null || !ASTRAL.test(character) ? SPACE : plain[0].charCodeAt(0);
  });

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
const LOOKALIKES = Uint16Array.from({ length: 0x600 }, (_, unit) => unit);
for (const [latin, others] of Object.entries(LOOKS_LIKE)) {
  for (const other of others) LOOKALIKES[other.charCodeAt(0)] = latin.charCodeAt(0);
}

export const looksLike = (unit: number): number => LOOKALIKES[unit] ?? unit;
