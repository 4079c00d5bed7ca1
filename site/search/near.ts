import { type ReadIndex, readLines } from './answer.ts';
import { fileOfWord, filesOfPrefix, type Manifest } from './format.ts';

/** Files on either side of that in which a word would stand. */
const REACH = 3;
const MOST = 3;
/** Shorter words are near to too many. */
const SHORTEST = 4;
/** From this length on two slips are forgiven. */
const LONG = 7;

/**
 * What somebody may have meant by a word that no listing has: words that begin with the same letter and are a
 * slip or two away, the nearest first, then those that more listings have.
 */
export async function nearWords(
  manifest: Manifest,
  read: ReadIndex,
  word: string,
): Promise<string[]> {
  if (word.length < SHORTEST || manifest.total === 0) return [];
  const most = word.length < LONG ? 1 : 2;
  const own = fileOfWord(manifest.terms, word);
  const [from, to] = filesOfPrefix(manifest.terms, word.slice(0, 1));
  const [first, last] = [Math.max(from, own - REACH), Math.min(to, own + REACH)];
  const files = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, index) =>
      readLines(manifest, read, `terms-${first + index}.txt`),
    ),
  );
  return files
    .flat()
    .filter(([other]) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map(([other, lists]) => ({ other, slips: slips(word, other), size: lists.join('').length }))
    .filter((near) => near.slips > 0 && near.slips <= most)
    .sort((a, b) => a.slips - b.slips || b.size - a.size)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** Letters that are missing, too much, wrong or in each other's place (optimal string alignment). */
export function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + wrong,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
