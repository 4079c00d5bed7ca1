import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { HOST_LIMIT, type LeftOut } from '../../site/budget.ts';
import type { SiteAnswer, SiteJob } from '../../site/build.ts';
import type { Gleaned } from '../../site/gleaned.ts';
import { Fault } from '../fault.ts';
import { mustBeFolder } from '../store/read.ts';
import { pageProcess } from './page-process.ts';
import { type SiteSources, siteSources } from './site-program.ts';

export interface BuildSiteOptions {
  dataDir: string;
  /** Emptied first. */
  outDir: string;
  /** Where the site will be served, with its base path: `https://user.github.io/repository/`. */
  siteUrl: string;
  /** Where the on-demand service answers, without a path; the configured one unless given. */
  serviceUrl?: string;
  /** Epoch seconds that everything is shown as of; the newest time in the data unless given. */
  asOf?: number;
  /** How many listings a process makes pages for. */
  sliceSize?: number;
  /** Bytes that the host takes as a tar; what does not fit is left out (site/budget.ts). */
  limit?: number;
  /** What site/ holds, where it has been read. */
  sources?: SiteSources;
  /** Gives each process that makes pages; a new one unless given. */
  processes?: () => ChildProcess;
}

/** A process keeps a little of every page that it made, and all of the data. */
const SLICE = 10_000;

/**
 * Builds the static site from a data folder. Gives the number of listings, and what was left out. Each slice of listings has a
 * process of its own. Faults are those of reading the data, and usage where emptying `outDir` would take the data away.
 */
export async function buildSite(
  options: BuildSiteOptions,
): Promise<{ listings: number; leftOut: LeftOut }> {
  await mustBeFolder(options.dataDir);
  const outDir = resolve(options.outDir);
  for (const needed of [resolve(options.dataDir), process.cwd()]) {
    if (`${needed}${sep}`.startsWith(join(outDir, sep))) {
      throw new Fault(
        'usage',
        `the site can't be built in ${outDir}: that folder is emptied first, and holds ${needed}`,
      );
    }
  }
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const { program, styles, scripts } = options.sources ?? (await siteSources());
  const sliceSize = options.sliceSize ?? SLICE;
  const job = {
    dataDir: resolve(options.dataDir),
    outDir,
    siteUrl: options.siteUrl,
    ...(options.serviceUrl !== undefined && { serviceUrl: options.serviceUrl }),
    asOf: options.asOf ?? null,
    sliceSize,
    limit: options.limit ?? HOST_LIMIT,
    styles,
    scripts,
  };
  const run = (own: SiteJob) => runSlice(options.processes?.() ?? pageProcess(), program, own);
  const { listings, gleaned, asOf, leftOut } = await run({ ...job, slice: 0 });
  for (let slice = 1; slice * sliceSize < listings; slice += 1) {
    gleaned.push(...(await run({ ...job, asOf, leftOut, slice })).gleaned);
  }
  if (listings > sliceSize) await run({ ...job, asOf, leftOut, slice: 0, gleaned });
  return { listings, leftOut };
}

async function runSlice(
  child: ChildProcess,
  program: string,
  job: SiteJob,
): Promise<{ listings: number; gleaned: Gleaned[]; asOf: number; leftOut: LeftOut }> {
  // A process that ends before it has read its program says so by its exit.
  child.stdin?.on('error', () => {}).end(program);
  child.send(job);
  const answer = await answerOf(child);
  if ('listings' in answer) return answer;
  if ('fault' in answer) throw new Fault(answer.fault.code, answer.fault.message);
  throw new Error(`the page engine failed: ${answer.failed}`);
}

async function answerOf(child: ChildProcess): Promise<SiteAnswer> {
  const ended = once(child, 'exit');
  const [answer] = await Promise.race([
    once(child, 'message') as Promise<[SiteAnswer]>,
    ended.then(([code, signal]): [SiteAnswer] => [
      { failed: `it ended early (${code ?? signal})` },
    ]),
  ]);
  await ended;
  return answer;
}
