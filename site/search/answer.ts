import {
  BEGINNING,
  FIELDS,
  fileOfWord,
  filesOfPrefix,
  type Manifest,
  type ResultRow,
  SPREAD,
  WHOLE_WORD,
} from './format.ts';
import { eachRank } from './postings.ts';
import { askedWords, compact } from './words.ts';

/** Of more words only the longest count: they tell the most, and the index has the least of them. */
const MOST_ASKED = 5;
/** Added where the whole question is the name or the title. */
const IS_IT = 9;

export interface Answer {
  /** Every listing that was found, by rank in the index, the best first. */
  ranks: number[];
  /** Each word that was asked for, with how many listings have it. */
  words: { word: string; count: number }[];
  /** How many words were more than are looked for. */
  left: number;
}

/** Reads a file of the index; the path is relative to the manifest. */
export type ReadIndex = (path: string) => Promise<string>;

/** The listings that have all the words of a question, or words that begin like them. */
export async function answer(
  manifest: Manifest,
  read: ReadIndex,
  question: string,
): Promise<Answer> {
  const all = askedWords(question);
  const telling = [...all].sort((a, b) => b.length - a.length).slice(0, MOST_ASKED);
  const asked = all.filter((word) => telling.includes(word));
  const whole = compact(question.slice(question.lastIndexOf('/') + 1));
  const [found, it] = await Promise.all([
    Promise.all(asked.map((word) => findWord(manifest, read, word))),
    asked.length === 0 ? null : linesOf(manifest, read, 'terms', whole),
  ]);
  const scores = new Uint16Array(manifest.total);
  for (let rank = 0; rank < scores.length; rank += 1) {
    let sum = 0;
    for (const counts of found) {
      const count = counts[rank] ?? 0;
      if (count === 0) {
        sum = 0;
        break;
      }
      sum += count;
    }
    scores[rank] = sum;
  }
  for (const [word, lists] of it ?? []) {
    if (word !== whole) continue;
    eachRank(lists[0] ?? '', (rank) => {
      if (scores[rank]) scores[rank] = (scores[rank] ?? 0) + IS_IT;
    });
  }
  return {
    ranks: byScore(scores),
    left: all.length - asked.length,
    words: asked.map((word, index) => ({ word, count: found[index]?.filter(Boolean).length ?? 0 })),
  };
}

/** For each listing, how much it has of a word. */
async function findWord(manifest: Manifest, read: ReadIndex, word: string): Promise<Uint8Array> {
  const counts = new Uint8Array(manifest.total);
  const [from, to] = filesOfPrefix(manifest.terms, word);
  const spread = to - from >= SPREAD;
  const sets = await Promise.all([
    ...Array.from({ length: spread ? 1 : to - from + 1 }, (_, index) =>
      readLines(manifest, read, `terms-${from + index}.txt`),
    ),
    ...(spread ? [linesOf(manifest, read, 'prefixes', word)] : []),
  ]);
  for (const [index, lines] of sets.entries()) {
    const isPrefixes = spread && index === sets.length - 1;
    for (const [found, lists] of lines) {
      if (isPrefixes ? found !== word : !found.startsWith(word)) continue;
      const weights = found === word && !isPrefixes ? WHOLE_WORD : BEGINNING;
      for (let field = 0; field < FIELDS.length; field += 1) {
        const weight = weights[field] ?? 0;
        eachRank(lists[field] ?? '', (rank) => {
          if (weight > (counts[rank] ?? 0)) counts[rank] = weight;
        });
      }
    }
  }
  return counts;
}

type Line = [word: string, lists: string[]];

function linesOf(
  manifest: Manifest,
  read: ReadIndex,
  kind: 'terms' | 'prefixes',
  word: string,
): Promise<Line[]> {
  return readLines(manifest, read, `${kind}-${fileOfWord(manifest[kind], word)}.txt`);
}

export async function readLines(
  manifest: Manifest,
  read: ReadIndex,
  file: string,
): Promise<Line[]> {
  if (manifest.total === 0) return [];
  const text = await read(manifest.folder + file);
  return text.split('\n').map((line): Line => {
    const [word = '', ...lists] = line.split(' ');
    return [word, lists];
  });
}

/** Those with a score, the highest first, by rank where it is the same. */
function byScore(scores: Uint16Array): number[] {
  const buckets: number[][] = [];
  for (const [rank, score] of scores.entries()) {
    if (score === 0) continue;
    const bucket = buckets[score];
    if (bucket === undefined) buckets[score] = [rank];
    else bucket.push(rank);
  }
  return buckets.reverse().flat();
}

/** What results show, of listings with these ranks. */
export async function resultRows(
  manifest: Manifest,
  read: ReadIndex,
  ranks: readonly number[],
): Promise<ResultRow[]> {
  const size = manifest.rows_a_file;
  const rows = await Promise.all(
    ranks.map(async (rank): Promise<ResultRow | undefined> => {
      const file: ResultRow[] = JSON.parse(
        await read(`${manifest.folder}rows-${Math.floor(rank / size)}.json`),
      );
      return file[rank % size];
    }),
  );
  return rows.filter((row) => row !== undefined);
}
