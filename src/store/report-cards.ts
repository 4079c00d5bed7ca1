import { join } from 'node:path';
import { Fault } from '../fault.ts';
import order from '../generated/report-card.order.ts';
import type { ReportCard } from '../generated/report-card.ts';
import validate from '../generated/report-card.validate.js';
import indexOrder from '../generated/report-card-index.order.ts';
import type { CardEntry, ReportCardIndex } from '../generated/report-card-index.ts';
import validateIndex from '../generated/report-card-index.validate.js';
import { pretty } from './canonical.ts';
import { excerpt } from './excerpt.ts';
import { readRecords, writeRecords } from './parts.ts';
import { pruneListings } from './prune.ts';
import { checked, readDocument } from './read.ts';
import type { RecordFile } from './records.ts';
import { slug } from './slug.ts';
import { writeBytes } from './write.ts';

/** An index with its entries at hand, whether its file is in parts or not. */
export type WholeCardIndex = ReportCardIndex & { servers: Record<string, CardEntry> };

const FOLDER = 'report-cards';
const INDEX: RecordFile = {
  name: `${FOLDER}/index`,
  shape: 'map',
  validate: validateIndex,
  order: indexOrder,
};
/** Where parts of the index stand. No registry hands out a namespace without a dot, so no card is missed for it. */
const PARTS = 'index';

/** Reads data/report-cards/index.json; without the file, an index of nothing. */
export async function readCardIndex(dir: string): Promise<WholeCardIndex> {
  return (await readRecords<WholeCardIndex>(dir, INDEX)) ?? { schema_version: 1, servers: {} };
}

/** Writes data/report-cards/index.json, one listing a line. Returns whether a file changed. */
export function writeCardIndex(dir: string, index: WholeCardIndex): Promise<boolean> {
  return writeRecords(dir, INDEX, index);
}

/** Whether a card of this listing has a file of its own. */
export function canHaveCard(name: string): boolean {
  return slug(name).split('/')[0] !== PARTS;
}

/** Reads data/report-cards/<slug>.json, the opened card of a listing, or null. */
export async function readCard(dir: string, name: string): Promise<ReportCard | null> {
  const file = fileOf(dir, name);
  const card = canHaveCard(name) ? await readDocument<ReportCard>(file, validate) : null;
  if (card !== null && card.name !== name) {
    throw new Fault(
      'data_invalid',
      `${file}, at /name: expected ${name}, found ${excerpt(card.name, 200)}`,
    );
  }
  return card;
}

/** Writes a card unless the same one is there already. Returns whether it was written. */
export async function writeCard(dir: string, card: ReportCard): Promise<boolean> {
  const file = fileOf(dir, card.name);
  if (!canHaveCard(card.name)) return false;
  return writeBytes(file, cardBytes(checked<ReportCard>(card, validate, file)));
}

/** Whether two cards say the same. */
export function sameCard(a: ReportCard, b: ReportCard): boolean {
  return cardBytes(a).equals(cardBytes(b));
}

/** Removes the cards of all listings but these. Returns their names, sorted. */
export function pruneCards(dir: string, opened: ReadonlySet<string>): Promise<string[]> {
  return pruneListings(join(dir, FOLDER), opened, PARTS);
}

function fileOf(dir: string, name: string): string {
  return join(dir, FOLDER, `${slug(name)}.json`);
}

function cardBytes(card: ReportCard): Buffer {
  return Buffer.from(cardText(card));
}

/** The bytes of a card's file. */
export function cardText(card: ReportCard): string {
  return pretty(card, order);
}
