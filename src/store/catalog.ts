import order from '../generated/catalog.order.ts';
import type { Catalog, Listing } from '../generated/catalog.ts';
import validate from '../generated/catalog.validate.js';
import { eachRecord } from './each-record.ts';
import { readRecords, writeRecords } from './parts.ts';
import type { RecordFile } from './records.ts';

/** A catalog with its listings at hand, whether its file is in parts or not. */
export type WholeCatalog = Catalog & { servers: Listing[] };

const CATALOG: RecordFile = { name: 'catalog', shape: 'list', validate, order };

/** Reads data/catalog.json, sorted by name; without the file a catalog of nothing, pulled never (epoch 0). */
export async function readCatalog(dir: string): Promise<WholeCatalog> {
  const empty: WholeCatalog = {
    schema_version: 1,
    source: { registry: '', pulled_at: '1970-01-01T00:00:00Z', pages: 0, rows: 0, rejected: 0 },
    servers: [],
  };
  return (await readRecords<WholeCatalog>(dir, CATALOG)) ?? empty;
}

/** The listings of data/catalog.json one after the other, for whoever keeps little of each. */
export async function* eachListing(dir: string): AsyncGenerator<Listing> {
  for await (const [, listing] of eachRecord<Listing>(dir, CATALOG)) yield listing;
}

/** Writes data/catalog.json, listings sorted by name. Returns whether a file changed. */
export function writeCatalog(dir: string, catalog: WholeCatalog): Promise<boolean> {
  return writeRecords(dir, CATALOG, catalog);
}
