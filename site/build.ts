// One process of a site build: the listings of one slice and, with the first slice, what the site has once;
// or, after the last slice, what is made of all listings.
// Started by src/pipeline/build-site.ts in the folder of site/; it sends the job and waits for the answer.
import { Fault } from '../src/fault.ts';
import { hasPage, type LeftOut } from './budget.ts';
import { readEntries, readSite, type Site, type SiteSource } from './data.ts';
import { isSampled, leftOutFor } from './fit.ts';
import { type Gleaned, glean } from './gleaned.ts';
import { writeListingPages, writeListPages, writeSitePages } from './pages.ts';
import { writeApi } from './plain/api/index.ts';
import { writeChangesJson } from './plain/changes-json.ts';
import { writeListingFiles } from './plain/listing-files.ts';
import { writeSearchIndex } from './plain/search-index.ts';
import { type Styles, writeSiteFiles } from './plain/site-files.ts';
import { writeSitemap } from './plain/sitemap.ts';
import { type Write, writerTo } from './plain/writer.ts';
import { listPages } from './view/directory.ts';
import { directoryLists } from './view/lists.ts';

export interface SiteJob extends SiteSource {
  /** Absolute. */
  outDir: string;
  /** Which slice this is, from 0, and how many listings a slice has. */
  slice: number;
  sliceSize: number;
  /** Bytes that the host takes as a tar. */
  limit: number;
  /** After the last slice: of each listing. */
  gleaned?: Gleaned[];
  styles: Styles;
  /** Each script for browsers, by name. */
  scripts: Record<string, string>;
}

/** The page engine keeps every page until the last one is made. */
const BATCH = 1000;
/** Of pages with a hundred rows and more. */
const LONG_BATCH = 250;

export type SiteAnswer =
  | { listings: number; gleaned: Gleaned[]; asOf: number; leftOut: LeftOut }
  | { fault: { code: Fault['code']; message: string } }
  | { failed: string };

async function build(job: SiteJob): Promise<SiteAnswer> {
  const start = job.slice * job.sliceSize;
  const isOwn = (place: number) => place >= start && place < start + job.sliceSize;
  const site = await readSite({
    ...job,
    kept: (place, all) =>
      job.gleaned === undefined && (isOwn(place) || (job.slice === 0 && isSampled(place, all))),
  });
  if (job.leftOut === undefined) site.leftOut = await leftOutFor(job.dataDir, site, job.limit);
  const { asOf, leftOut } = site;
  const listings = site.standings.length;
  const write = writerTo(job.outDir);
  if (job.gleaned !== undefined) {
    await writeOfAll(site, job.gleaned, job.outDir, write);
    return { listings, gleaned: [], asOf, leftOut };
  }
  if (job.slice === 0) {
    writeSiteFiles(site, job, write);
    await writeChangesJson(job.dataDir, site, write);
    await writeSitePages(site, job.outDir);
  }
  const end = Math.min(start + job.sliceSize, listings);
  const gleaned: Gleaned[] = [];
  for (let at = start; at < end; at += BATCH) {
    const batch = site.standings.slice(at, Math.min(at + BATCH, end));
    const entries = await readEntries(job.dataDir, site, batch);
    writeListingFiles(site, entries, write);
    const paged = entries.filter(({ standing }) => hasPage(site, standing.listing));
    if (paged.length > 0) await writeListingPages(site, paged, job.outDir);
    for (const entry of entries) gleaned.push(glean(entry));
  }
  // What fits in one process has one.
  if (gleaned.length === listings) await writeOfAll(site, gleaned, job.outDir, write);
  return { listings, gleaned, asOf, leftOut };
}

async function writeOfAll(
  site: Site,
  gleaned: readonly Gleaned[],
  outDir: string,
  write: Write,
): Promise<void> {
  const lists = directoryLists(site, gleaned);
  writeSitemap(site, lists, gleaned, write);
  writeApi(site, lists, write);
  writeSearchIndex(site, gleaned, write);
  const pages = listPages(lists);
  for (let at = 0; at < pages.length; at += LONG_BATCH) {
    await writeListPages(site, lists, pages.slice(at, at + LONG_BATCH), outDir);
  }
}

function answerOf(error: unknown): SiteAnswer {
  if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.once('message', (job: SiteJob) => {
  build(job)
    .catch(answerOf)
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
