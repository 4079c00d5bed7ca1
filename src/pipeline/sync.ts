import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type CatalogDiff, diffCatalogs } from '../catalog/diff.ts';
import { type Candidate, keepLatest } from '../catalog/latest.ts';
import { listingOf } from '../catalog/listing.ts';
import { mergeCatalog } from '../catalog/merge.ts';
import { shrunk } from '../catalog/shrunk.ts';
import { Fault } from '../fault.ts';
import { catalogChanges } from '../judge/changes/changes.ts';
import { type Clock, type PullOptions, type PullProgress, pullPages } from '../registry/client.ts';
import type { PullLimits } from '../registry/limits.ts';
import type { Reject } from '../registry/rejects.ts';
import { parseRow } from '../registry/row.ts';
import { readCatalog, type WholeCatalog, writeCatalog } from '../store/catalog.ts';
import { addChanges } from '../store/changes.ts';
import { readConfig, userAgent } from '../store/config.ts';
import { readCurated } from '../store/curated.ts';
import { VERSION } from '../version.ts';

export interface SyncOptions {
  /** The folder that holds catalog.json, curated.json and config.json. */
  dataDir: string;
  /** Instead of the configuration's. */
  registryUrl?: string;
  /** Takes a list that is much shorter than the last one, or empty, at its word. */
  acceptShrink?: boolean;
  onProgress?: (progress: PullProgress) => void;
  clock?: Clock;
  limits?: Partial<PullLimits>;
}

export interface SyncReport {
  registry: string;
  pages: number;
  /** Every row that came is either a listing or among `rejected`. */
  rows: number;
  /** Listings of the catalog, curated ones included. */
  listed: number;
  rejected: Reject[];
  diff: CatalogDiff;
}

const SYSTEM_CLOCK: Clock = { now: Date.now, sleep: async (ms) => void (await sleep(ms)) };

/**
 * Pulls the registry and writes catalog.json, under the curated overlay, and before it what changed in it
 * to changes/. On any Fault but data_write_failed the data folder stays as it was, byte for byte, and so
 * does a catalog in which nothing changed. What names that left have in the other files is not touched
 * here: the next full probe drops their state and history, and their toolset stays as the record of a last
 * read.
 * @throws Fault of the pull, of a data file, or registry_shrunk
 */
export async function sync(options: SyncOptions): Promise<SyncReport> {
  const { dataDir, clock = SYSTEM_CLOCK } = options;
  const config = await readConfig(dataDir);
  const curated = await readCurated(dataDir);
  const before = await readCatalog(dataDir);
  const url = options.registryUrl ?? config.registry_url;
  const pulledAt = new Date(clock.now()).toISOString();
  const { listings, rejected, pages, rows } = await pulled({
    url,
    userAgent: userAgent(config, VERSION),
    clock,
    ...(options.limits !== undefined && { limits: options.limits }),
    ...(options.onProgress !== undefined && { onProgress: options.onProgress }),
  });
  const source = { registry: url, pulled_at: pulledAt, pages, rows, rejected: rejected.length };
  const after = mergeCatalog(source, listings, curated);
  const problem = options.acceptShrink ? null : shrunk(before, after, config.sync.smallest_share);
  if (problem !== null) {
    throw new Fault(
      'registry_shrunk',
      `${url}: ${problem}. Nothing was written; --accept-shrink takes it as it is`,
    );
  }
  if (!sameButForTime(before, after)) {
    await addChanges(dataDir, pulledAt, catalogChanges(before, after, pulledAt));
    await writeCatalog(dataDir, after);
  }
  const listed = after.servers.length;
  return { registry: url, pages, rows, listed, rejected, diff: diffCatalogs(before, after) };
}

/** The time of a pull that found nothing new is no news: it would be the only line of its pull request. */
function sameButForTime(before: WholeCatalog, after: WholeCatalog): boolean {
  const { pulled_at } = before.source;
  return isDeepStrictEqual({ ...after, source: { ...after.source, pulled_at } }, before);
}

async function pulled(options: PullOptions) {
  const kept = new Map<string, Candidate>();
  const rejected: Reject[] = [];
  let pages = 0;
  let rows = 0;
  for await (const page of pullPages(options)) {
    pages += 1;
    rows += page.length;
    for (const value of page) {
      const reject = taken(kept, value);
      if (reject !== null) rejected.push(reject);
    }
  }
  return { listings: [...kept.values()].map(({ listing }) => listing), rejected, pages, rows };
}

function taken(kept: Map<string, Candidate>, value: unknown): Reject | null {
  const parsed = parseRow(value);
  if ('reject' in parsed) return parsed.reject;
  const { isLatest } = parsed.row;
  return keepLatest(kept, { listing: listingOf(parsed.row), isLatest });
}
