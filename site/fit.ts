import { hasPage, type LeftOut, mostListPages, STEPS } from './budget.ts';
import { readEntries, type Site } from './data.ts';
import { inTar } from './gate/tar-size.ts';
import { directoryPage } from './parts/directory.ts';
import { listingPage } from './parts/listing.ts';
import { fileOf, PATHS } from './paths.ts';
import { writeListingFiles } from './plain/listing-files.ts';
import type { Write } from './plain/writer.ts';
import { directoryView, listPages } from './view/directory.ts';
import { listingView } from './view/listing.ts';
import { directoryLists, type Lists } from './view/lists.ts';

/** Listings and pages of lists that are made to see what all of them will take. */
const SAMPLE = { listings: 300, listPages: 40 };
/** What the search index, the site's map and documents of the API hold of each listing, in bytes. */
const IN_DOCUMENTS = 1_900;
/** Pages, badges, documents and feeds have a folder each for a namespace. */
const TREES = 4;
/** An estimate may be off by some percent. */
export const AIM = 0.95;
/** No site of listings this large in the mean has been seen. */
const LARGEST = 60_000;

/** Whether a listing is one of those that the estimate is made from: spread evenly, and in step with nothing. */
export function isSampled(place: number, listings: number): boolean {
  return isOneOf(SAMPLE.listings, place, listings);
}

const GOLDEN = 0x9e3779b1;

function isOneOf(some: number, place: number, all: number): boolean {
  return all <= some || Math.imul(place, GOLDEN) >>> 0 < (2 ** 32 * some) / all;
}

/** What the site of this data has to leave out to stay below `limit` bytes as a tar: the same data, the same answer. */
export async function leftOutFor(dataDir: string, site: Site, limit: number): Promise<LeftOut> {
  const listings = site.standings.length;
  if (listings * LARGEST < limit) return [];
  const lists = directoryLists(site, []);
  for (let steps = 0; steps < STEPS.length; steps += 1) {
    const leftOut = STEPS.slice(0, steps);
    const bytes = await estimate(dataDir, { ...site, leftOut }, lists);
    if (bytes < limit * AIM) return leftOut;
  }
  return STEPS;
}

/** About how many bytes a site takes as a tar, which leaves out what `site.leftOut` says. */
export async function estimate(
  dataDir: string,
  site: Site,
  lists = directoryLists(site, []),
): Promise<number> {
  const listings = site.standings.length;
  const sample = site.standings.filter((_, place) => isSampled(place, listings));
  let bytes = 0;
  for (const entry of await readEntries(dataDir, site, sample)) {
    writeListingFiles(site, [entry], (path, content) => {
      bytes += inTar(path, sizeOf(content));
    });
    if (!hasPage(site, entry.standing.listing)) continue;
    bytes += pageInTar(
      PATHS.listing(entry.standing.slug),
      listingPage(site, listingView(site, entry)),
    );
  }
  const each = bytes / Math.max(1, sample.length) + IN_DOCUMENTS;
  const folders = lists.namespaces.length * TREES * inTar('', 0);
  return listings * each + folders + listsInTar(site, lists);
}

function listsInTar(site: Site, lists: Lists): number {
  const told = { ...lists, mostPages: mostListPages(site.leftOut) };
  const pages = listPages(told);
  const sample = pages.filter((_, at) => isOneOf(SAMPLE.listPages, at, pages.length));
  let bytes = 0;
  for (const page of sample) {
    const view = directoryView(told, page);
    bytes += pageInTar(view.path, directoryPage(site, view));
  }
  return (pages.length * bytes) / Math.max(1, sample.length);
}

function pageInTar(path: string, page: string): number {
  return inTar(path, 0) + inTar(fileOf(path), Buffer.byteLength(page));
}

function sizeOf(content: Parameters<Write>[1]): number {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return Buffer.byteLength(content);
  let bytes = 0;
  for (const piece of content) bytes += Buffer.byteLength(piece);
  return bytes;
}
