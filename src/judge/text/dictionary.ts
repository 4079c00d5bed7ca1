/** Words by their folded letters. A look-up costs a few nanoseconds, whatever stands in the text. */
export interface Dictionary {
  /** The number of a word whose folded units hash to `hash` and number `length`; 0 when it is none of ours. */
  find(hash: number, length: number): number;
  /** The longest word at `at` in a script without spaces between words, and its length; null when there is none. */
  unspaced(text: string, at: number): { word: number; length: number } | null;
}

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
  (unit >= 0x3040 && unit <= 0x30ff) ||
  (unit >= 0x3400 && unit <= 0x9fff) ||
  (unit >= 0xac00 && unit <= 0xd7a3);

/** Word `n` of the list is number `n + 1`. Words are given folded. */
export function dictionary(words: readonly string[]): Dictionary {
  const size = 2 ** Math.ceil(Math.log2(words.length * 4 + 16));
  const keys = new Int32Array(size);
  const numbers = new Uint16Array(size);
  const lengths = new Uint8Array(size);
  const unspacedByFirst = new Map<number, { text: string; number: number }[]>();

  words.forEach((word, index) => {
    if (isUnspaced(word.charCodeAt(0))) {
      const first = word.charCodeAt(0);
      const list = unspacedByFirst.get(first) ?? [];
      list.push({ text: word, number: index + 1 });
      list.sort((a, b) => b.text.length - a.text.length);
      unspacedByFirst.set(first, list);
      return;
    }
    const hash = hashOf(word);
    let slot = hash & (size - 1);
    while (numbers[slot] !== 0) slot = (slot + 1) & (size - 1);
    keys[slot] = hash;
    numbers[slot] = index + 1;
    lengths[slot] = word.length;
  });

  return {
    find(hash, length) {
      let slot = hash & (size - 1);
      for (let number = numbers[slot]; number; number = numbers[slot]) {
        if (keys[slot] === hash && lengths[slot] === length) return number;
        slot = (slot + 1) & (size - 1);
      }
      return 0;
    },
    unspaced(text, at) {
      for (const { text: word, number } of unspacedByFirst.get(text.charCodeAt(at)) ?? []) {
        if (text.startsWith(word, at)) return { word: number, length: word.length };
      }
      return null;
    },
  };
}
