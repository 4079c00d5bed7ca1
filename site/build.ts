// One process of a site build: the listings of one slice and, with the first slice, everything else.
// Started by src/pipeline/build-site.ts, which sends the job and waits for the answer.
import { Fault } from '../src/fault.ts';
import { readSite, type SiteSource } from './data.ts';
import { writePages } from './pages.ts';
import { writeListingFiles } from './plain/listing-files.ts';
import { writeSiteFiles } from './plain/site-files.ts';
import { writerTo } from './plain/writer.ts';

export interface SiteJob extends SiteSource {
  /** Absolute. */
  outDir: string;
  /** Which slice this is, from 0, and how many listings a slice has. */
  slice: number;
  sliceSize: number;
}

export type SiteAnswer =
  | { listings: number }
  | { fault: { code: Fault['code']; message: string } }
  | { failed: string };

async function build(job: SiteJob): Promise<SiteAnswer> {
  const site = await readSite(job);
  const listings = site.standings.length;
  const start = job.slice * job.sliceSize;
  const length = Math.min(job.sliceSize, listings - start);
  const indexes = Array.from({ length }, (_, offset) => start + offset);
  const write = writerTo(job.outDir);
  if (job.slice === 0) writeSiteFiles(site, write);
  await writeListingFiles(site, indexes, write);
  await writePages(site, indexes, job.slice === 0, job.outDir);
  return { listings };
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
