import { hasPage, type LeftOut, STEPS } from './budget.ts';
import { readEntries, type Site } from './data.ts';
import { inTar } from './gate/tar-size.ts';
import { listingPage } from './parts/listing.ts';
import { fileOf, PATHS } from './paths.ts';
import { writeListingFiles } from './plain/listing-files.ts';
import type { Write } from './plain/writer.ts';
import { listingView } from './view/listing.ts';

/** Listings whose pages and files are made to see what all of them will take. */
const SAMPLE = 300;
/** What lists, the search index and documents of the API hold of each listing, in bytes. */
const IN_LISTS = 3_500;
/** An estimate may be off by some percent. */
export const AIM = 0.9;
/** No site of listings this large in the mean has been seen. */
const LARGEST = 60_000;

/** Whether a listing is one of those that the estimate is made from. */
export function isSampled(place: number, listings: number): boolean {
  return place % Math.max(1, Math.floor(listings / SAMPLE)) === 0;
}

/** What the site of this data has to leave out to stay below `limit` bytes as a tar: the same data, the same answer. */
export async function leftOutFor(dataDir: string, site: Site, limit: number): Promise<LeftOut> {
  const listings = site.standings.length;
  if (listings * LARGEST < limit) return [];
  for (let steps = 0; steps < STEPS.length; steps += 1) {
    const leftOut = STEPS.slice(0, steps);
    const bytes = await estimate(dataDir, { ...site, leftOut });
    if (bytes < limit * AIM) return leftOut;
  }
  return STEPS;
}

/** About how many bytes a site takes as a tar, which leaves out what `site.leftOut` says. */
export async function estimate(dataDir: string, site: Site): Promise<number> {
  const listings = site.standings.length;
  const sample = site.standings.filter((_, place) => isSampled(place, listings));
  let bytes = 0;
  for (const entry of await readEntries(dataDir, site, sample)) {
    writeListingFiles(site, [entry], (path, content) => {
      bytes += inTar(path, sizeOf(content));
    });
    if (!hasPage(site, entry.standing.listing)) continue;
    const path = PATHS.listing(entry.standing.slug);
    const page = listingPage(site, listingView(site, entry));
    bytes += inTar(path, 0) + inTar(fileOf(path), Buffer.byteLength(page));
  }
  return listings * (bytes / sample.length + IN_LISTS);
}

function sizeOf(content: Parameters<Write>[1]): number {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return Buffer.byteLength(content);
  let bytes = 0;
  for (const piece of content) bytes += Buffer.byteLength(piece);
  return bytes;
}
