import { Fault } from '../fault.ts';
import { canonical, documentLines, type Order, quoted } from './canonical.ts';
import type { Validator } from './schema-error.ts';
import type { Pieces } from './write.ts';

/** A document of data/ with a record for each server, which grows with the registry. */
export interface RecordFile {
  /** Its file is `<name>.json`, its parts are `<name>/00.json` and on. */
  name: string;
  /** `list`: `servers` is an array of objects with a name. `map`: an object with the names as keys. */
  shape: 'list' | 'map';
  validate: Validator;
  order: Order;
}

export interface RecordDocument {
  schema_version: 1;
  parts?: string[];
  servers?: unknown;
}

export type RecordEntry = [name: string, record: unknown];

/** A record as it is written, without what separates it from the next one. */
export type RecordLine = [name: string, text: string];

const PIECE = 1 << 20;

/** The bytes of a document, made when they are written, or null when there are more than `largest`. */
export function encode(
  head: object,
  lines: readonly RecordLine[],
  kind: RecordFile,
  largest = Number.POSITIVE_INFINITY,
): Pieces | null {
  const texts = () => documentLines(headLines(head, kind.order), textsOf(lines), bracketsOf(kind));
  let length = 0;
  for (const text of texts()) {
    length += Buffer.byteLength(text);
    if (length > largest) return null;
  }
  return { length, [Symbol.iterator]: () => piecesOf(texts()) };
}

export function bracketsOf({ shape }: RecordFile): readonly [open: string, close: string] {
  return shape === 'list' ? ['[', ']'] : ['{', '}'];
}

function* piecesOf(texts: Iterable<string>): Generator<Buffer> {
  let piece: string[] = [];
  let length = 0;
  for (const text of texts) {
    piece.push(text);
    length += text.length;
    if (length < PIECE) continue;
    yield Buffer.from(piece.join(''));
    piece = [];
    length = 0;
  }
  yield Buffer.from(piece.join(''));
}

/** One line for each member of the head, in the order of the schema. */
export function headLines(head: object, order: Order): string[] {
  const rank = Object.keys(order);
  return Object.entries(head)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => rank.indexOf(a) - rank.indexOf(b))
    .map(([name, value]) => `${quoted(name)}:${canonical(value, order[name] ?? null)}`);
}

/** One record on one line. */
export function line(name: string, record: unknown, kind: RecordFile): string {
  const text = canonical(record, kind.order.servers ?? null);
  return kind.shape === 'list' ? text : `${quoted(name)}:${text}`;
}

function* textsOf(lines: readonly RecordLine[]): Generator<string> {
  for (const [, text] of lines) yield text;
}

/** The records of a document that fits its schema, by name. */
export function entriesOf(document: RecordDocument, kind: RecordFile): RecordEntry[] {
  if (kind.shape === 'map') return Object.entries(document.servers ?? {});
  const records = (document.servers ?? []) as { name: string }[];
  return records.map((record) => [record.name, record]);
}

export function assembled(entries: readonly RecordEntry[], kind: RecordFile): unknown {
  return kind.shape === 'map' ? Object.fromEntries(entries) : entries.map(([, record]) => record);
}

/** Two records of one name, in sorted entries or lines, are a Fault data_invalid. */
export function refuseTwins(sorted: readonly RecordEntry[], file: string): void {
  const twin = sorted.find(([name], index) => name === sorted[index + 1]?.[0]);
  if (twin) throw twinFault(twin[0], file);
}

/** The same for the text of a map, of which JSON.parse silently drops one: a bad merge can leave both lines. */
export function refuseTwinsInText(
  text: string,
  document: RecordDocument,
  kind: RecordFile,
  file: string,
): void {
  if (kind.shape !== 'map') return;
  const names = text.match(/^[ \t]*"[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+"(?=\s*:)/gm) ?? [];
  if (names.length <= Object.keys(document.servers ?? {}).length) return;
  const sorted = names.map((name): RecordEntry => [name.trim().slice(1, -1), null]);
  refuseTwins(
    sorted.sort(([a], [b]) => (a < b ? -1 : 1)),
    file,
  );
}

export function twinFault(name: string, file: string): Fault {
  return new Fault('data_invalid', `${file}: expected one record a name, found two of ${name}`);
}
