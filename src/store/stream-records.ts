import { join } from 'node:path';
import { documentLines } from './canonical.ts';
import { LARGEST_FILE, removeParts, writeRecordLines } from './parts.ts';
import { bracketsOf, headLines, type RecordFile, type RecordLine } from './records.ts';
import { removeLeftovers, writeStream } from './write.ts';

const PIECE = 1 << 20;

/**
 * Lines of records, each time from the first one on. Where they are wanted in order, those of one name
 * before those of a later one, they are written as they come; else they may come as they like.
 */
export type LineSource = (inOrder: boolean) => AsyncIterable<RecordLine>;

/**
 * Writes what `writeRecordLines` writes of these lines, and holds none of them unless they take more than
 * one file or do not come in order. Returns whether a file changed.
 */
export async function writeRecordStream(
  dir: string,
  kind: RecordFile,
  head: object,
  source: LineSource,
  largest = LARGEST_FILE,
): Promise<boolean> {
  await removeLeftovers(dir);
  const file = join(dir, `${kind.name}.json`);
  const changed = await writeStream(file, oneFile(kind, head, source(true), largest));
  if (changed !== null) return (await removeParts(dir, kind, [])) || changed;
  const lines: RecordLine[] = [];
  for await (const line of source(false)) lines.push(line);
  return writeRecordLines(dir, kind, head, lines, largest);
}

/** The bytes of a document; false at the end when they are no file's: too many, or not in order. */
async function* oneFile(
  kind: RecordFile,
  head: object,
  lines: AsyncIterable<RecordLine>,
  largest: number,
): AsyncGenerator<Buffer, boolean> {
  const empty = [...documentLines(headLines(head, kind.order), [], bracketsOf(kind))];
  const close = empty.pop() ?? '';
  let text = empty.join('');
  let length = 0;
  let last: string | null = null;
  for await (const [name, record] of lines) {
    if (last !== null && name <= last) return false;
    text += `${last === null ? '' : ','}\n${record}`;
    last = name;
    if (text.length < PIECE) continue;
    const bytes = Buffer.from(text);
    length += bytes.length;
    if (length > largest) return false;
    yield bytes;
    text = '';
  }
  const bytes = Buffer.from(`${text}${last === null ? '' : '\n'}${close}`);
  if (length + bytes.length > largest) return false;
  yield bytes;
  return true;
}

/**
 * Records of a document and, where it has none of them, names (sorted): each in its place if the records
 * are in order and that is wanted, else after all records.
 */
export async function* withNames<Record>(
  records: AsyncIterable<[name: string, record: Record]>,
  names: readonly string[],
  inOrder: boolean,
): AsyncGenerator<[name: string, record: Record | undefined]> {
  const seen = new Set<string>();
  let at = 0;
  for await (const [name, record] of records) {
    if (inOrder) {
      for (; at < names.length && (names[at] ?? '') < name; at++)
        yield [names[at] ?? '', undefined];
      if (names[at] === name) at++;
    } else seen.add(name);
    yield [name, record];
  }
  for (const name of names.slice(at)) if (!seen.has(name)) yield [name, undefined];
}
