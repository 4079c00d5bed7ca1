import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from './lines.ts';
import { LARGEST_FILE, readRecords } from './parts.ts';
import {
  assembled,
  bracketsOf,
  entriesOf,
  type RecordDocument,
  type RecordEntry,
  type RecordFile,
  twinFault,
} from './records.ts';

/** What names 256 parts, or says whence a document is, is far shorter. */
const LARGEST_INDEX = 100_000;
/** Records that are checked together: one at a time would check the head as often. */
const AT_A_TIME = 200;

/**
 * The records of a document one after the other, in the order of its files: what a line holds is parsed
 * when it is asked for, so that a document takes its bytes and no more. None without the file. Faults as
 * `readRecords`, also after records that are fine.
 */
export async function* eachRecord<Record>(
  dir: string,
  kind: RecordFile,
): AsyncGenerator<[name: string, record: Record]> {
  const seen = new Set<string>();
  for await (const [name, record] of recordsIn(dir, kind, seen)) {
    if (seen.has(name)) throw twinFault(name, join(dir, `${kind.name}.json`));
    seen.add(name);
    yield [name, record as Record];
  }
}

/**
 * A document without its records, which are not read where this program wrote them; null without the
 * file. Faults as `readRecords`.
 */
export async function readHead<Head>(dir: string, kind: RecordFile): Promise<Head | null> {
  const file = join(dir, `${kind.name}.json`);
  const head =
    (await indexIn(file, kind)) ??
    (await ownHead(file, kind)) ??
    (await readRecords<RecordDocument>(dir, kind));
  if (head === null) return null;
  const { parts: _, servers: __, ...own } = head;
  return own as Head;
}

async function ownHead(file: string, kind: RecordFile): Promise<RecordDocument | null> {
  const [open, close] = bracketsOf(kind);
  const lines = linesOf(file, LARGEST_FILE);
  try {
    const own = await headIn(lines, [`"servers":${open}`, close]);
    const document = { ...own, servers: assembled([], kind) };
    return own !== null && kind.validate(document) ? (document as RecordDocument) : null;
  } catch {
    return null;
  } finally {
    await lines.return(Buffer.alloc(0));
  }
}

async function* recordsIn(
  dir: string,
  kind: RecordFile,
  seen: ReadonlySet<string>,
): AsyncGenerator<RecordEntry> {
  const file = join(dir, `${kind.name}.json`);
  const index = await indexIn(file, kind);
  const files = index === null ? [file] : (index.parts ?? []).map((part) => join(dir, part));
  let isByLine = true;
  for (const one of files) isByLine = isByLine && (yield* byLine(one, index ?? {}, kind));
  if (isByLine) return;
  // Written by another hand, or broken: read as a whole, it can be told what is wrong with it.
  const whole = await readRecords<RecordDocument>(dir, kind);
  for (const entry of whole === null ? [] : entriesOf(whole, kind)) {
    if (!seen.has(entry[0])) yield entry;
  }
}

/** The head of a document in parts; null of any other. */
async function indexIn(file: string, kind: RecordFile): Promise<RecordDocument | null> {
  const found = await stat(file).catch(() => null);
  if (found === null || found.size > LARGEST_INDEX) return null;
  const document = parsed(await readFile(file, 'utf8').catch(() => '')) as
    | RecordDocument
    | undefined;
  return document?.parts !== undefined && kind.validate(document) ? document : null;
}

/** Yields the records of a file as this program writes it. False when it turns out to be another, or is not there. */
async function* byLine(
  file: string,
  head: object,
  kind: RecordFile,
): AsyncGenerator<RecordEntry, boolean> {
  const [open, close] = bracketsOf(kind);
  const lines = linesOf(file, LARGEST_FILE);
  try {
    const own = await headIn(lines, [`"servers":${open}`, close]);
    if (own === null) return false;
    let isEnd = false;
    while (!isEnd) {
      const batch: RecordEntry[] = [];
      while (!isEnd && batch.length < AT_A_TIME) {
        const text = await textIn(lines);
        isEnd = text === close;
        const entry = isEnd || text === null ? null : entryOf(text, kind);
        if (entry !== null) batch.push(entry);
        else if (!isEnd) return false;
      }
      if (!kind.validate({ ...head, ...own, servers: assembled(batch, kind) })) return false;
      yield* batch;
    }
    if ((await textIn(lines)) !== '}') return false;
    const rest = await lines.next();
    return rest.done === true && rest.value.length === 0;
  } catch {
    return false;
  } finally {
    await lines.return(Buffer.alloc(0));
  }
}

/** What stands before the records, but for the names of parts; null when there is no such line. */
async function headIn(
  lines: AsyncGenerator<Buffer>,
  [opening, close]: readonly [opening: string, close: string],
): Promise<object | null> {
  let text = '';
  while (text.length < LARGEST_INDEX) {
    const line = await textIn(lines);
    if (line === null) return null;
    text += line;
    if (line !== opening) continue;
    const { parts: _, servers: __, ...own } = Object(parsed(`${text}${close}}`));
    return own;
  }
  return null;
}

/** The next line, or null where there is none or it is not text. */
async function textIn(lines: AsyncGenerator<Buffer>): Promise<string | null> {
  const next = await lines.next();
  return next.done === true || !isUtf8(next.value) ? null : next.value.toString();
}

function entryOf(lineText: string, kind: RecordFile): RecordEntry | null {
  const text = lineText.endsWith(',') ? lineText.slice(0, -1) : lineText;
  const [name, record] = kind.shape === 'map' ? memberIn(text) : itemIn(text);
  return typeof name === 'string' && record !== undefined ? [name, record] : null;
}

function itemIn(text: string): [name: unknown, record: unknown] {
  const record = parsed(text);
  return [Object(record).name, record];
}

/** Name and value apart: as an object of one member, each would be of a shape that nothing else has. */
function memberIn(text: string): [name: unknown, record: unknown] {
  const end = text.indexOf('"', 1);
  if (text[0] !== '"' || text[end + 1] !== ':') return [undefined, undefined];
  return [parsed(text.slice(0, end + 1)), parsed(text.slice(end + 2))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
