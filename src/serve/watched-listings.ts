import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Listings, readListings } from './listings.ts';

const LOOK_MS = 60_000;
const WATCHED = ['catalog.json', 'opt-outs.json'];

export interface WatchedListings {
  current: () => Listings;
  stop: () => void;
}

/**
 * What the data folder says, read again when its files change: who asks not to be read has it so within a
 * minute. A folder that can't be read any more leaves what was known. Faults as those of reading data.
 */
export async function watchedListings(
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<WatchedListings> {
  let seen = await changedAt(dataDir);
  let listings = await readListings(dataDir);

  async function look(): Promise<void> {
    const now = await changedAt(dataDir);
    if (now === seen) return;
    listings = await readListings(dataDir);
    seen = now;
  }
  const timer = setInterval(() => look().catch(onError), LOOK_MS).unref();
  return { current: () => listings, stop: () => clearInterval(timer) };
}

async function changedAt(dataDir: string): Promise<string> {
  const times = WATCHED.map(async (name) => {
    const found = await stat(join(dataDir, name)).catch(() => null);
    return found?.mtimeMs ?? 0;
  });
  return (await Promise.all(times)).join(' ');
}
