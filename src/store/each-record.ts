import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecords } from './parts.ts';
import {
  assembled,
  entriesOf,
  type RecordDocument,
  type RecordEntry,
  type RecordFile,
  twinFault,
} from './records.ts';

const LINE_FEED = 10;
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

async function* recordsIn(
  dir: string,
  kind: RecordFile,
  seen: ReadonlySet<string>,
): AsyncGenerator<RecordEntry> {
  const bytes = await readFile(join(dir, `${kind.name}.json`)).catch(() => null);
  const index = bytes === null ? null : indexOf(bytes, kind);
  const isByLine = index === null ? bytes !== null && (yield* byLine(bytes, {}, kind)) : false;
  if (isByLine) return;
  let areByLine = index !== null;
  for (const part of index?.parts ?? []) {
    const text = await readFile(join(dir, part)).catch(() => null);
    areByLine = areByLine && text !== null && (yield* byLine(text, index ?? {}, kind));
  }
  if (areByLine) return;
  // Written by another hand, or broken: read as a whole, it can be told what is wrong with it.
  const whole = await readRecords<RecordDocument>(dir, kind);
  for (const entry of whole === null ? [] : entriesOf(whole, kind)) {
    if (!seen.has(entry[0])) yield entry;
  }
}

/** The head of a document in parts; null of any other. */
function indexOf(bytes: Buffer, kind: RecordFile): RecordDocument | null {
  if (bytes.length > 100_000) return null;
  const document = parsed(bytes.toString()) as RecordDocument | undefined;
  return document?.parts !== undefined && kind.validate(document) ? document : null;
}

/** Yields the records of a file as this program writes it. False when it turns out to be another. */
async function* byLine(
  bytes: Buffer,
  head: object,
  kind: RecordFile,
): AsyncGenerator<RecordEntry, boolean> {
  const [open, close] = kind.shape === 'list' ? ['[', ']'] : ['{', '}'];
  const opening = bytes.indexOf(`"servers":${open}\n`);
  if (opening === -1 || !isUtf8(bytes)) return false;
  let at = opening + 12;
  const { parts: _, ...own } = {
    ...head,
    ...Object(parsed(`${bytes.toString('utf8', 0, at - 1)}${close}}`)),
  };
  for (let batch: RecordEntry[] = []; ; ) {
    const end = bytes.indexOf(LINE_FEED, at);
    const text = bytes.toString('utf8', at, end === -1 ? bytes.length : end);
    at = end + 1;
    const isLast = text === close;
    if (!isLast) {
      const entry = entryOf(text.endsWith(',') ? text.slice(0, -1) : text, kind);
      if (end === -1 || entry === null) return false;
      batch.push(entry);
    }
    if (!isLast && batch.length < AT_A_TIME) continue;
    if (!kind.validate({ ...own, servers: assembled(batch, kind) })) return false;
    yield* batch;
    batch = [];
    if (isLast) return bytes.toString('utf8', at) === '}\n';
  }
}

function entryOf(text: string, kind: RecordFile): RecordEntry | null {
  const isMap = kind.shape === 'map';
  const value = parsed(isMap ? `{${text}}` : text);
  if (typeof value !== 'object' || value === null) return null;
  const entries = isMap ? Object.entries(value) : [[Reflect.get(value, 'name'), value] as const];
  const [entry] = entries;
  return entries.length === 1 && entry !== undefined && typeof entry[0] === 'string'
    ? [entry[0], entry[1]]
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
