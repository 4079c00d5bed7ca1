import { join } from 'node:path';
import { Fault } from '../fault.ts';
import order from '../generated/checkup-history.order.ts';
import type { CheckupHistory, PastCheckup } from '../generated/checkup-history.ts';
import validate from '../generated/checkup-history.validate.js';
import { canonical, documentLines } from './canonical.ts';
import { excerpt } from './excerpt.ts';
import { pruneListings } from './prune.ts';
import { checked, readDocument } from './read.ts';
import { slug } from './slug.ts';
import { writeBytes } from './write.ts';

const FOLDER = 'checkups';
/** Days with a checkup that a history holds. */
export const CHECKUPS_KEPT = 90;

/** Reads data/checkups/<slug>.json, the scheduled checkups of a claimed server, or null where there was none. */
export async function readCheckupHistory(
  dir: string,
  name: string,
): Promise<CheckupHistory | null> {
  const file = fileOf(dir, name);
  const history = await readDocument<CheckupHistory>(file, validate);
  if (history !== null && history.name !== name) {
    throw new Fault(
      'data_invalid',
      `${file}, at /name: expected ${name}, found ${excerpt(history.name, 200)}`,
    );
  }
  return history;
}

/** Adds a checkup in the place of one of the same day (UTC). Returns whether the file changed. */
export async function addCheckup(
  dir: string,
  name: string,
  checkup: PastCheckup,
): Promise<boolean> {
  const file = fileOf(dir, name);
  const before = (await readCheckupHistory(dir, name))?.checkups ?? [];
  const history = { schema_version: 1 as const, name, checkups: withCheckup(before, checkup) };
  return writeBytes(file, Buffer.from(checkupHistoryText(checked(history, validate, file))));
}

/** The checkups with one more: one a day, by time, the last 90. */
export function withCheckup(checkups: readonly PastCheckup[], added: PastCheckup): PastCheckup[] {
  const others = checkups.filter(({ at }) => dayOf(at) !== dayOf(added.at));
  return [...others, added]
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(-CHECKUPS_KEPT);
}

/** The bytes of the file, one checkup a line. */
export function checkupHistoryText({ name, checkups }: CheckupHistory): string {
  const head = ['"schema_version":1', `"name":${JSON.stringify(name)}`];
  const lines = checkups.map((checkup) => canonical(checkup, order.checkups));
  return [...documentLines(head, lines, ['[', ']'], 'checkups')].join('');
}

/** Removes the histories of all listings but these. Returns their names, sorted. */
export function pruneCheckups(dir: string, kept: ReadonlySet<string>): Promise<string[]> {
  return pruneListings(join(dir, FOLDER), kept);
}

function dayOf(at: string): string {
  return new Date(at).toISOString().slice(0, 10);
}

function fileOf(dir: string, name: string): string {
  return join(dir, FOLDER, `${slug(name)}.json`);
}
