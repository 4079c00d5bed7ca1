import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import order from '../generated/changes.order.ts';
import type { Change, DayOfChanges } from '../generated/changes.ts';
import validate from '../generated/changes.validate.js';
import { byNameTimeKind } from '../judge/changes/changes.ts';
import { canonical, documentLines } from './canonical.ts';
import { LARGEST_FILE } from './parts.ts';
import { checked, readDocument } from './read.ts';
import { removeLeftovers, writeBytes } from './write.ts';

const FOLDER = 'changes';
export const CHANGES_DAYS = 90;
const DAY_MS = 86_400_000;
const FILE = /^(\d{4}-\d{2}-\d{2})(?:\.catalog)?\.json$/;
/** What the registry says travels on a branch of its own: a file shared with the daily runs would conflict. */
const OF_THE_CATALOG = new Set<Change['kind']>([
  'listed',
  'unlisted',
  'endpoint',
  'transport',
  'deprecated',
  'reactivated',
]);

/**
 * Every day in data/changes/, the newest first, one at a time; without the folder, none. Changes are
 * sorted by name, time, kind. Faults data_unreadable, data_invalid.
 */
export async function* eachDay(dir: string): AsyncGenerator<DayOfChanges> {
  const files = await dayFiles(dir);
  const days = new Set(files.map(dayOf));
  for (const day of [...days].sort().reverse()) {
    let changes: Change[] = [];
    for (const file of files.filter((name) => dayOf(name) === day)) {
      changes = mergeChanges(changes, await readChangesFile(join(dir, FOLDER, file), day));
    }
    yield { schema_version: 1, day, changes };
  }
}

/** All days of `eachDay`. */
export async function readChanges(dir: string): Promise<DayOfChanges[]> {
  const days: DayOfChanges[] = [];
  for await (const day of eachDay(dir)) days.push(day);
  return days;
}

/**
 * Adds changes to the files of their days, as often as you like, takes out those that are `gone` (by
 * name, time and kind), and removes what is older than the 90 days that end with the day of `at` (ISO, the run's start). Without changes no file is made. Returns
 * whether a file changed. Faults of reading the days that changes are added to, and data_write_failed.
 */
export async function addChanges(
  dir: string,
  at: string,
  changes: readonly Change[],
  gone: readonly Change[] = [],
): Promise<boolean> {
  const files = new Map<string, Change[]>(gone.map((change) => [fileOf(change), []]));
  for (const change of changes) {
    const file = fileOf(change);
    const same = files.get(file);
    if (same === undefined) files.set(file, [change]);
    else same.push(change);
  }
  const left = new Set(gone.map(keyOf));
  let changed = false;
  for (const [name, added] of files) {
    const file = join(dir, FOLDER, name);
    const whole = await readChangesFile(file, dayOf(name));
    const present = whole.filter((change) => !left.has(keyOf(change)));
    const bytes = bytesOf(dayOf(name), mergeChanges(present, added), file);
    changed = (await writeBytes(file, bytes)) || changed;
  }
  return (await pruneChanges(dir, at)) || changed;
}

/**
 * The changes of both, sorted by name, time, kind, each once: in any order, as often as you like. Of two
 * that share all three, the one whose line sorts last counts.
 */
export function mergeChanges(a: readonly Change[], b: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of [...a, ...b]) {
    const key = keyOf(change);
    const other = merged.get(key);
    if (other === undefined || lineOf(other) < lineOf(change)) merged.set(key, change);
  }
  return [...merged.values()].sort(byNameTimeKind);
}

function keyOf({ name, at, kind }: Change): string {
  return `${name} ${at} ${kind}`;
}

function fileOf({ at, kind }: Change): string {
  return `${at.slice(0, 10)}${OF_THE_CATALOG.has(kind) ? '.catalog' : ''}.json`;
}

async function readChangesFile(file: string, day: string): Promise<Change[]> {
  const document = await readDocument<DayOfChanges>(file, validate);
  if (document === null) return [];
  if (document.day !== day) {
    throw new Fault('data_invalid', `${file}, at /day: expected ${day}, found ${document.day}`);
  }
  const stray = document.changes.findIndex(({ at }) => !at.startsWith(day));
  const found = document.changes[stray];
  if (found !== undefined) {
    throw new Fault(
      'data_invalid',
      `${file}, at /changes/${stray}/at (${found.name}): expected a time of ${day}, found ${found.at}`,
    );
  }
  return document.changes;
}

/** Where names of tools would make the file too large, they are counted only. */
function bytesOf(day: string, changes: readonly Change[], file: string): Buffer {
  const document = { schema_version: 1, day, changes: [...changes] };
  checked<DayOfChanges>(document, validate, file);
  const whole = encoded(day, changes);
  if (whole.length <= LARGEST_FILE) return whole;
  const counted = encoded(day, changes.map(withoutNames));
  if (counted.length <= LARGEST_FILE) return counted;
  throw new Fault(
    'data_write_failed',
    `${file} would take ${counted.length} bytes: expected ${LARGEST_FILE} at most`,
  );
}

/** The bytes of a day's file. */
export function changesText({ day, changes }: DayOfChanges): string {
  return encoded(day, mergeChanges(changes, [])).toString();
}

function encoded(day: string, changes: readonly Change[]): Buffer {
  const head = ['"schema_version":1', `"day":"${day}"`];
  return Buffer.from([...documentLines(head, changes.map(lineOf), ['[', ']'], 'changes')].join(''));
}

function withoutNames(change: Change): Change {
  if (change.kind !== 'tools') return change;
  const { added, removed, changed, more = 0 } = change;
  const total = added.length + removed.length + changed.length + more;
  return { ...change, added: [], removed: [], changed: [], ...(total > 0 && { more: total }) };
}

function lineOf(change: Change): string {
  return canonical(change, order.changes);
}

async function pruneChanges(dir: string, at: string): Promise<boolean> {
  const today = Date.parse(at.slice(0, 10));
  const oldest = new Date(today - (CHANGES_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const old = (await dayFiles(dir)).filter((name) => dayOf(name) < oldest);
  for (const name of old) await rm(join(dir, FOLDER, name), { force: true });
  await removeLeftovers(join(dir, FOLDER));
  return old.length > 0;
}

async function dayFiles(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, FOLDER)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw new Fault('data_unreadable', `${join(dir, FOLDER)} can't be read: ${cause.code}`, {
      cause,
    });
  });
  return names.filter((name) => FILE.test(name)).sort();
}

function dayOf(file: string): string {
  return file.slice(0, 10);
}
