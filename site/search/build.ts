import { createHash } from 'node:crypto';
import {
  BEGINNING,
  FIELDS,
  filesOfPrefix,
  type Manifest,
  type ResultRow,
  SPREAD,
  WHOLE_WORD,
} from './format.ts';
import { encoded } from './postings.ts';
import { compact, nameWords, wordsOf } from './words.ts';

/** What is found of one listing, and what a result shows of it. */
export interface Searchable {
  name: string;
  title: string;
  description: string;
  /** Names, parted by spaces. */
  tools: string;
  row: ResultRow;
}

/** A file of words has so many characters at least; more where there would be too many files. */
const FILE_SIZE = 9_000;
const MOST_FILES = 500;
/** Ten results are in ten files, more often than not. */
const ROWS_A_FILE = 20;
const MOST_ROW_FILES = 2_500;

interface Term {
  word: string;
  /** Ranks, a list a field. */
  lists: number[][];
}

/** The files of an index over listings that come ranked, the best first: path and content, the manifest first. */
export function searchIndex(
  listings: readonly Searchable[],
  asOf: string,
): { path: string; content: string }[] {
  const terms = termsOf(listings);
  const lines = terms.map(lineOf);
  const packed = pack(lines);
  const prefixes = pack(
    spreadPrefixes(packed.firsts).map((prefix) => lineOf(union(terms, prefix, listings.length))),
  );
  const rowsAFile = Math.max(ROWS_A_FILE, Math.ceil(listings.length / MOST_ROW_FILES));
  const files = [
    ...packed.files.map((content, index) => ({ path: `terms-${index}.txt`, content })),
    ...prefixes.files.map((content, index) => ({ path: `prefixes-${index}.txt`, content })),
    ...rowFiles(listings, rowsAFile),
  ];
  const folder = `${digest(files)}/`;
  const manifest: Manifest = {
    schema_version: 1,
    as_of: asOf,
    folder,
    total: listings.length,
    rows_a_file: rowsAFile,
    terms: packed.firsts,
    prefixes: prefixes.firsts,
  };
  return [
    { path: 'index.json', content: `${JSON.stringify(manifest)}\n` },
    ...files.map(({ path, content }) => ({ path: folder + path, content })),
  ];
}

function termsOf(listings: readonly Searchable[]): Term[] {
  const terms = new Map<string, Term>();
  for (const [rank, listing] of listings.entries()) {
    for (const [word, field] of fieldsOf(listing)) {
      let term = terms.get(word);
      if (term === undefined) {
        term = { word, lists: [] };
        terms.set(word, term);
      }
      const list = term.lists[field];
      if (list === undefined) term.lists[field] = [rank];
      else list.push(rank);
    }
  }
  return [...terms.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Each word of a listing with the best field that it stands in. */
function fieldsOf({ name, title, description, tools }: Searchable): Map<string, number> {
  const [namespace = '', own = ''] = name.split('/');
  const labels = namespace.split('.');
  // `com.stripe` is Stripe's own, but nobody who looks for GitHub means all that `io.github.somebody` made.
  const hosted = labels.length > 2 ? 2 : 1;
  const words = [
    [compact(own), compact(title)],
    [own, title, ...labels.slice(hosted)].flatMap(nameWords),
    nameWords(tools),
    wordsOf(description),
    labels.slice(0, hosted).flatMap(nameWords),
  ];
  const found = new Map<string, number>();
  for (const [field, those] of words.entries()) {
    for (const word of those) if (word !== '' && !found.has(word)) found.set(word, field);
  }
  return found;
}

function lineOf({ word, lists }: Term): string {
  let line = word;
  for (let field = 0; field < lists.length; field += 1) line += ` ${encoded(lists[field] ?? [])}`;
  return line;
}

/** Sorted lines, whole ones, in files of about a size. */
function pack(lines: readonly string[]): { files: string[]; firsts: string[] } {
  const total = lines.reduce((sum, { length }) => sum + length + 1, 0);
  const size = Math.max(FILE_SIZE, Math.ceil(total / MOST_FILES));
  const files: string[] = [];
  const firsts: string[] = [];
  let file = '';
  for (const line of lines) {
    if (file !== '' && file.length + line.length > size) {
      files.push(file);
      file = '';
    }
    if (file === '') firsts.push(line.slice(0, line.indexOf(' ')));
    file += `${line}\n`;
  }
  if (file !== '') files.push(file);
  return { files, firsts };
}

/** The beginnings of words that are spread over too many files to read them all, sorted. */
function spreadPrefixes(firsts: readonly string[]): string[] {
  const spread = new Set<string>();
  for (const word of firsts) {
    for (let length = 1; length <= word.length; length += 1) {
      const prefix = word.slice(0, length);
      const [from, to] = filesOfPrefix(firsts, prefix);
      if (to - from < SPREAD) break;
      spread.add(prefix);
    }
  }
  return [...spread].sort();
}

/** All words with one beginning as if they were one, beside the one that is nothing but that beginning. */
function union(terms: readonly Term[], prefix: string, total: number): Term {
  const best = new Uint8Array(total).fill(FIELDS.length);
  const enough = new Uint8Array(total);
  for (let at = firstAt(terms, prefix); at < terms.length; at += 1) {
    const term = terms[at];
    if (term === undefined || !term.word.startsWith(prefix)) break;
    for (const [field, ranks] of term.lists.entries()) {
      for (const rank of ranks ?? []) {
        if (term.word === prefix) enough[rank] = WHOLE_WORD[field] ?? 0;
        else if (field < (best[rank] ?? 0)) best[rank] = field;
      }
    }
  }
  const lists: number[][] = FIELDS.map(() => []);
  for (const [rank, field] of best.entries()) {
    if ((BEGINNING[field] ?? 0) > (enough[rank] ?? 0)) lists[field]?.push(rank);
  }
  return { word: prefix, lists };
}

function firstAt(terms: readonly Term[], word: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rowFiles(listings: readonly Searchable[], size: number) {
  return Array.from({ length: Math.ceil(listings.length / size) }, (_, index) => ({
    path: `rows-${index}.json`,
    content: `[\n${listings
      .slice(index * size, (index + 1) * size)
      .map(({ row }) => JSON.stringify(row))
      .join(',\n')}\n]\n`,
  }));
}

function digest(files: readonly { path: string; content: string }[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(path).update('\n').update(content);
  return hash.digest('hex').slice(0, 12);
}
