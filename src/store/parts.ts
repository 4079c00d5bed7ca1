import { createHash } from 'node:crypto';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { byName } from './canonical.ts';
import { checked, parseJson, readText } from './read.ts';
import {
  assembled,
  encode,
  entriesOf,
  headLines,
  line,
  type RecordDocument,
  type RecordFile,
  type RecordLine,
  refuseTwins,
  refuseTwinsInText,
} from './records.ts';
import { holds, type Pieces, removeLeftovers, writeBytes } from './write.ts';

/** GitHub warns at 50 MB and refuses 100 MB. */
export const LARGEST_FILE = 40_000_000;
const PART_COUNTS = [16, 256];
const PART_FILE = /^[0-9a-f]{2}(-[0-9a-f]{16})?\.json$/;

/** Reads a document of one file or of parts: without `parts`, its records by name. Null when there is none. */
export async function readRecords<D extends RecordDocument>(
  dir: string,
  kind: RecordFile,
): Promise<D | null> {
  const file = join(dir, `${kind.name}.json`);
  const text = await readText(file);
  if (text === null) return null;
  const { parts, ...document } = checked<D>(parseJson(text, file), kind.validate, file);
  refuseTwinsInText(text, document, kind, file);
  const entries = entriesOf(document, kind);
  for (const part of parts ?? []) {
    for (const entry of await readPart(join(dir, part), document, kind)) entries.push(entry);
  }
  refuseTwins(entries.sort(byName), file);
  return { ...document, servers: assembled(entries, kind) } as unknown as D;
}

/**
 * Writes a document, sorted by name, in one file or, where that would pass `largest` bytes, in parts.
 * Returns whether a file changed.
 *
 * Whatever moment it is stopped at, the index (`<name>.json`) leads to all of the old records or to all of
 * the new ones: a part that the index of the moment refers to is never overwritten. Where one has to
 * change, the new text is first written beside it under the digest of its content, the index is turned
 * to it, and only then does it take the lasting name, to which the index is turned in the end.
 */
export async function writeRecords(
  dir: string,
  kind: RecordFile,
  document: RecordDocument,
  largest = LARGEST_FILE,
): Promise<boolean> {
  checked(document, kind.validate, join(dir, `${kind.name}.json`));
  const { servers: _, parts: __, ...head } = document;
  const lines = entriesOf(document, kind).map(([name, record]): RecordLine => {
    return [name, line(name, record, kind)];
  });
  return writeRecordLines(dir, kind, head, lines, largest);
}

/** The same of records that are known to fit the schema, each as `line` makes it. */
export async function writeRecordLines(
  dir: string,
  kind: RecordFile,
  head: object,
  lines: RecordLine[],
  largest = LARGEST_FILE,
): Promise<boolean> {
  const file = join(dir, `${kind.name}.json`);
  lines.sort(byName);
  refuseTwins(lines, file);
  await removeLeftovers(dir);

  const whole = encode(head, lines, kind, largest);
  if (whole !== null) {
    const changed = await writeBytes(file, whole);
    return (await removeParts(dir, kind, [])) || changed;
  }
  return writeParts(dir, kind, head, lines, largest);
}

async function writeParts(
  dir: string,
  kind: RecordFile,
  head: object,
  lines: readonly RecordLine[],
  largest: number,
): Promise<boolean> {
  const file = join(dir, `${kind.name}.json`);
  const live = await livingParts(file);
  const lasting: string[] = [];
  const staged = new Map<string, string>();
  let changed = false;
  for (const [name, bytes] of partsOf(lines, kind, largest, file)) {
    lasting.push(name);
    if (await holds(join(dir, name), bytes)) continue;
    changed = true;
    const target = live.has(name) ? name.replace('.json', `-${digest(bytes)}.json`) : name;
    if (target !== name) staged.set(name, target);
    await writeBytes(join(dir, target), bytes);
  }
  if (staged.size > 0) {
    await writeIndex(
      file,
      head,
      lasting.map((name) => staged.get(name) ?? name),
      kind,
    );
    for (const [name, target] of staged) {
      await writeBytes(join(dir, name), await readFile(join(dir, target)));
    }
  }
  changed = (await writeIndex(file, head, lasting, kind)) || changed;
  return (await removeParts(dir, kind, lasting)) || changed;
}

/** The parts that the present index refers to; none when it is of one file, missing or broken. */
async function livingParts(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const index: RecordDocument = JSON.parse(text);
    return new Set(index.parts ?? []);
  } catch {
    return new Set();
  }
}

/** Splits by the first byte of a digest of the name: into sixteen parts, or 256 where sixteen don't do. */
function* partsOf(
  lines: readonly RecordLine[],
  kind: RecordFile,
  largest: number,
  file: string,
): Generator<[string, Pieces]> {
  const placed = lines.map(([name, text]): [number, number] => [
    createHash('sha256').update(name).digest()[0] ?? 0,
    Buffer.byteLength(text) + 2,
  ]);
  const count = PART_COUNTS.find((parts) => {
    const sizes = new Array<number>(parts).fill(100);
    for (const [byte, size] of placed) sizes[byte % parts] = (sizes[byte % parts] ?? 0) + size;
    return sizes.every((size) => size <= largest);
  });
  if (count === undefined) {
    throw new Fault(
      'data_write_failed',
      `${file} would not fit into ${PART_COUNTS.at(-1)} parts of ${largest} bytes`,
    );
  }
  for (let part = 0; part < count; part++) {
    const own = lines.filter((_, index) => (placed[index]?.[0] ?? 0) % count === part);
    const bytes = encode({ schema_version: 1 }, own, kind);
    if (bytes !== null) yield [`${kind.name}/${part.toString(16).padStart(2, '0')}.json`, bytes];
  }
}

async function readPart(
  file: string,
  head: object,
  kind: RecordFile,
): Promise<[string, unknown][]> {
  const text = await readText(file);
  if (text === null)
    throw new Fault('data_unreadable', `${file} is missing: ${kind.name}.json names it as a part`);
  const part = parseJson(text, file);
  const document = checked<RecordDocument>({ ...head, ...Object(part) }, kind.validate, file);
  if (document.servers === undefined) {
    throw new Fault('data_invalid', `${file}: expected a member "servers", found none`);
  }
  refuseTwinsInText(text, document, kind, file);
  return entriesOf(document, kind);
}

function writeIndex(
  file: string,
  head: object,
  parts: string[],
  kind: RecordFile,
): Promise<boolean> {
  const members = headLines({ ...head, parts }, kind.order);
  return writeBytes(file, Buffer.from(`{\n${members.join(',\n')}\n}\n`));
}

/** Removes every part but these, and the folder when it is empty. Returns whether there was one. */
export async function removeParts(dir: string, kind: RecordFile, keep: string[]): Promise<boolean> {
  const folder = join(dir, kind.name);
  await removeLeftovers(folder);
  let removed = false;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!PART_FILE.test(name) || keep.includes(`${kind.name}/${name}`)) continue;
    await rm(join(folder, name), { force: true });
    removed = true;
  }
  if (keep.length === 0) await rmdir(folder).catch(() => {});
  return removed;
}

function digest(bytes: Pieces): string {
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  return hash.digest('hex').slice(0, 16);
}
