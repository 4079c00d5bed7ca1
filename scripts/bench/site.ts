import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { HOST_LIMIT, type LeftOut } from '../../site/budget.ts';
import { filesBelow } from '../../site/gate/files.ts';
import { tarSize } from '../../site/gate/tar-size.ts';
import { HEAP } from '../../src/pipeline/page-process.ts';
import { asWritten, measuredChild } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, rounded, say } from './result.ts';

const LISTINGS = 50_000;
const MOST = {
  ratio: 2.5,
  memoryMb: 700,
  tarBytes: HOST_LIMIT,
  pageBytes: 14 * 1024,
  cssBytes: 10 * 1024,
};
/** Every so many-th page of a listing is compressed to see how large it is. */
const EVERY = 20;

/**
 * The site of a large catalog beside a loop of its own template literals over the same data, which writes
 * the same bytes (this is checked): the goal is about what the page engine adds to that. And, since slow
 * templates would not show in it, beside the floor: a loop that reads the same data and fills the same
 * files with as many bytes of any content. How far the floor is depends on the disk: the quicker it
 * writes, the more of a site's cost is its content.
 */
export const siteBench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-bench-site-'));
  const [dataDir = '', site = '', other = ''] = ['data', 'site', 'other'].map((name) =>
    join(folder, name),
  );
  try {
    say(`  data of ${LISTINGS} listings …`);
    await measuredChild(asWritten('site-data-child.ts', [dataDir, String(LISTINGS)]));
    say('  the site …');
    const built = await measuredWithPeak(folder, asWritten('site-child.ts', [dataDir, site]));
    const leftOut = built.message as LeftOut;
    const files = filesBelow(site);
    say('  a loop of the same templates …');
    const bareChild = await compiled('site-bare-child.ts');
    const loop = [...HEAP, bareChild, dataDir, other, leftOut.join(',')];
    const bare = await measuredWithPeak(folder, loop);
    const inLoop = await mustBeTheSame(site, other);
    await rm(other, { recursive: true, force: true });
    say('  a loop of as many bytes …');
    const manifest = join(folder, 'manifest.json');
    await writeFile(manifest, JSON.stringify([...files]));
    const plain = asWritten('site-plain-child.ts', [manifest, other, dataDir]);
    const floor = await measuredWithPeak(folder, plain);
    const figures = {
      listings: LISTINGS,
      site_cpu_s: rounded(built.cpuSeconds),
      site_s: rounded(built.seconds),
      peak_memory_mb: rounded(built.peakMb, 0),
      loop_cpu_s: rounded(bare.cpuSeconds),
      loop_peak_memory_mb: rounded(bare.peakMb, 0),
      loop_mb: rounded(inLoop / 1e6, 1),
      floor_cpu_s: rounded(floor.cpuSeconds),
      floor_peak_memory_mb: rounded(floor.peakMb, 0),
      files: files.size,
      site_mb: rounded([...files.values()].reduce((sum, size) => sum + size, 0) / 1e6, 1),
      tar_mb: rounded(tarSize(files) / 1e6, 1),
      steps_left_out: leftOut.length,
      largest_page_gz_bytes: await largestPage(site, files),
      css_bytes: files.get('assets/site.css') ?? 0,
    };
    const ratio = rounded(built.cpuSeconds / bare.cpuSeconds);
    return {
      name: 'site',
      goal: `${LISTINGS} listings: CPU ≤ ${MOST.ratio} × a loop of the same template literals that writes the same bytes; every process < ${MOST.memoryMb} MB; tar < 1 GB; a listing's page ≤ 14 KB compressed; CSS ≤ 10 KB`,
      figures,
      ratios: { site_to_loop: ratio, site_to_floor: rounded(built.cpuSeconds / floor.cpuSeconds) },
      met:
        ratio <= MOST.ratio &&
        Math.max(built.peakMb, bare.peakMb, floor.peakMb) < MOST.memoryMb &&
        tarSize(files) < MOST.tarBytes &&
        figures.largest_page_gz_bytes <= MOST.pageBytes &&
        figures.css_bytes <= MOST.cssBytes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** `measuredChild`, and the memory of the process that took the most. */
async function measuredWithPeak(folder: string, program: readonly string[]) {
  const peaks = join(folder, 'peaks');
  await rm(peaks, { force: true });
  const hook = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
  const measured = await measuredChild(program, {
    BENCH_PEAKS: peaks,
    NODE_OPTIONS: `--import=${hook}`,
  });
  const kilobytes = (await readFile(peaks, 'utf8')).trim().split('\n').map(Number);
  return { ...measured, peakMb: Math.max(...kilobytes) / 1024 };
}

/** Every file of the second folder is one of the first, to the byte. Gives how many bytes they are. */
async function mustBeTheSame(site: string, bare: string): Promise<number> {
  let bytes = 0;
  for (const [path, size] of filesBelow(bare)) {
    const [expected, found] = await Promise.all([
      readFile(join(site, path)),
      readFile(join(bare, path)),
    ]);
    if (!expected.equals(found)) throw new Error(`the bare loop wrote another ${path}`);
    bytes += size;
  }
  return bytes;
}

/** The largest compressed page of a listing: of every so many-th, and of the largest before compression. */
async function largestPage(site: string, files: ReadonlyMap<string, number>): Promise<number> {
  const pages = [...files].filter(([path]) => /^servers\/.*\/index\.html$/.test(path));
  pages.sort(([, a], [, b]) => b - a);
  let largest = 0;
  for (const [place, [path]] of pages.entries()) {
    if (place >= 200 && place % EVERY > 0) continue;
    largest = Math.max(largest, gzipSync(await readFile(join(site, path))).length);
  }
  return largest;
}
