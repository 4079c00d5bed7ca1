/** Words by their folded letters. A look-up costs a few nanoseconds, whatever stands in the text. */
export interface Dictionary {
  /** The number of a word whose folded units hash to `hash` and number `length`; 0 when it is none of ours. */
  find(hash: number, length: number): number;
  /** The longest word at `at` in a script without spaces between words, as an entry: number and length; 0 when there is none. */
  unspaced(text: string, at: number, unit: number): number;
}

/** A number, and the length of its word below it. */
export const LENGTH_BITS = 6;
export const LENGTH_MASK = 63;

export const HASH_START = 0x811c9dc5 | 0;

/** FNV-1a over folded units. */
export const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

/** Han, kana and Hangul: words are looked for at every letter, since none has to end before the next. */
export const isUnspaced = (unit: number): boolean =>
  unit >= 0x3040 &&
  (unit <= 0x30ff || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3));

/** Word `n` of the list is number `n + 1`. Words are given folded. */
export function dictionary(words: readonly string[]): Dictionary {
  const size = 2 ** Math.ceil(Math.log2(words.length * 4 + 16));
  const mask = size - 1;
  const keys = new Int32Array(size);
  /** Numbers, and the lengths below them. */
  const entries = new Int32Array(size);
  const unspacedByFirst = new Map<number, { text: string; found: number }[]>();
  const begins = new Uint8Array(0x10000);

  words.forEach((word, index) => {
    const entry = ((index + 1) << LENGTH_BITS) | word.length;
    if (isUnspaced(word.charCodeAt(0))) {
      const first = word.charCodeAt(0);
      const list = unspacedByFirst.get(first) ?? [];
      list.push({ text: word, found: entry });
      list.sort((a, b) => b.text.length - a.text.length);
      unspacedByFirst.set(first, list);
      begins[first] = 1;
      return;
    }
    const hash = hashOf(word);
    let slot = hash & mask;
    while (entries[slot] !== 0) slot = (slot + 1) & mask;
    keys[slot] = hash;
    entries[slot] = entry;
  });

  return {
    find(hash, length) {
      let slot = hash & mask;
      for (let entry = entries[slot]; entry; entry = entries[slot]) {
        if (keys[slot] === hash && (entry & LENGTH_MASK) === length) {
          return entry >> LENGTH_BITS;
        }
        slot = (slot + 1) & mask;
      }
      return 0;
    },
    unspaced(text, at, unit) {
      if (begins[unit] !== 1) return 0;
      for (const { text: word, found } of unspacedByFirst.get(unit) ?? []) {
        if (text.startsWith(word, at)) return found;
      }
      return 0;
    },
  };
}
