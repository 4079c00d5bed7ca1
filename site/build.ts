// One process of a site build: the listings of one slice and, with the first slice, everything else.
// Started by src/pipeline/build-site.ts in the folder of site/; it sends the job and waits for the answer.
import { Fault } from '../src/fault.ts';
import { readEntries, readSite, type SiteSource } from './data.ts';
import { writeListingPages, writeSitePages } from './pages.ts';
import { writeChangesJson } from './plain/changes-json.ts';
import { writeListingFiles } from './plain/listing-files.ts';
import { toolNames, writeSearchIndex } from './plain/search-index.ts';
import { type Styles, writeSiteFiles } from './plain/site-files.ts';
import { writerTo } from './plain/writer.ts';

export interface SiteJob extends SiteSource {
  /** Absolute. */
  outDir: string;
  /** Which slice this is, from 0, and how many listings a slice has. */
  slice: number;
  sliceSize: number;
  /** After the last slice: the names of the tools of all listings, for the search. */
  tools?: string[];
  styles: Styles;
  /** Each script for browsers, by name. */
  scripts: Record<string, string>;
}

/** The page engine keeps every page until the last one is made. */
const BATCH = 1000;

export type SiteAnswer =
  | { listings: number; tools: string[] }
  | { fault: { code: Fault['code']; message: string } }
  | { failed: string };

async function build(job: SiteJob): Promise<SiteAnswer> {
  const site = await readSite(job);
  const listings = site.standings.length;
  const write = writerTo(job.outDir);
  if (job.tools !== undefined) {
    writeSearchIndex(site, job.tools, write);
    return { listings, tools: [] };
  }
  if (job.slice === 0) {
    writeSiteFiles(site, job, write);
    await writeChangesJson(job.dataDir, site, write);
    await writeSitePages(site, job.outDir);
  }
  const start = job.slice * job.sliceSize;
  const end = Math.min(start + job.sliceSize, listings);
  const tools: string[] = [];
  for (let at = start; at < end; at += BATCH) {
    const batch = site.standings.slice(at, Math.min(at + BATCH, end));
    const entries = await readEntries(job.dataDir, site, batch);
    writeListingFiles(site, entries, write);
    await writeListingPages(site, entries, job.outDir);
    for (const entry of entries) tools.push(toolNames(entry));
  }
  // What fits in one process has one.
  if (tools.length === listings) writeSearchIndex(site, tools, write);
  return { listings, tools };
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
