/**
 * The search index: files below one folder that is named after their content.
 *
 * Listings are numbered by rank, the best first. `terms-N.txt` has a word a line, sorted: the word, then for
 * each field the ranks of the listings that have it there and in no field before it, parted by spaces (see
 * postings.ts). `prefixes-N.txt` is the same for beginnings of words that are spread over more than `SPREAD`
 * files of terms, without the listings for which that beginning counts no more than as a word of its own. `rows-N.json` has what a result shows, `rows_a_file` of them, by rank.
 */
export interface Manifest {
  schema_version: 1;
  as_of: string;
  /** The folder of the other files, from that of this one. */
  folder: string;
  total: number;
  rows_a_file: number;
  /** The first word of each file. */
  terms: string[];
  prefixes: string[];
}

/** Where a word can stand: it is the whole name or title, is in them, in the name of a tool, in the description, or names only where the publisher is hosted. */
export const FIELDS = ['whole', 'name', 'tool', 'description', 'host'] as const;

/** How much a word counts where it stands, as a whole word and as the beginning of one. */
export const WHOLE_WORD = [10, 8, 6, 5, 2];
export const BEGINNING = [7, 7, 4, 3, 1];

/** So many files are read to find all words with one beginning. */
export const SPREAD = 3;

/** Name, title and slug ('' where it is the name, null where there is no page), description, index of the status in DIRECTORY_STATUS, grade, score, tools, is it deprecated. */
export type ResultRow = [
  name: string,
  title: string,
  slug: string | null,
  description: string,
  status: number,
  grade: string,
  score: number,
  tools: number,
  deprecated: 0 | 1,
];

/** Which file of a sorted set holds a word, if any does. */
export function fileOfWord(firsts: readonly string[], word: string): number {
  let [low, high] = [0, firsts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? '') <= word) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The files of a sorted set that can hold words with this beginning: from, to. */
export function filesOfPrefix(firsts: readonly string[], prefix: string): [number, number] {
  return [fileOfWord(firsts, prefix), fileOfWord(firsts, `${prefix}\uffff`)];
}
