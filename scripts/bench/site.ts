import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCatalog } from '../../src/store/catalog.ts';
import { writeHistory } from '../../src/store/history.ts';
import { writeState } from '../../src/store/state.ts';
import { writeToolset } from '../../src/store/toolsets.ts';
import {
  exampleCatalog,
  exampleHistory,
  exampleState,
  exampleToolset,
} from '../../test/data/examples.ts';
import { asWritten, measuredChild } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, median, rounded } from './result.ts';

const LISTINGS = 10_000;
const ROUNDS = 3;

/**
 * The site of a large catalog beside a loop of its own template literals over the same data, which writes
 * the same bytes (this is checked): the goal is about what the page engine adds to that. And, since slow
 * templates would not show in it, beside the floor: a loop that reads the same data and fills the same
 * files with as many bytes of any content. How far the floor is depends on the disk: the quicker it
 * writes, the more of a site's cost is its content.
 */
export const siteBench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-bench-site-'));
  const [dataDir = '', site = '', plain = '', bare = ''] = ['data', 'site', 'plain', 'bare'].map(
    (name) => join(folder, name),
  );
  const manifestFile = join(folder, 'manifest.json');
  try {
    await writeExampleData(dataDir);
    const ours: number[] = [];
    const loops: number[] = [];
    const floors: number[] = [];
    const bareChild = await compiled('site-bare-child.ts');
    let bytes = 0;
    let files = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await rm(site, { recursive: true, force: true });
      const built = await measuredChild(asWritten('site-child.ts', [dataDir, site]));
      ours.push(built.cpuSeconds);
      const manifest = await sizes(site);
      files = manifest.length;
      bytes = manifest.reduce((sum, [, size]) => sum + size, 0);
      await writeFile(manifestFile, JSON.stringify(manifest));
      await rm(plain, { recursive: true, force: true });
      const args = [manifestFile, plain, dataDir];
      floors.push((await measuredChild(asWritten('site-plain-child.ts', args))).cpuSeconds);
      await rm(bare, { recursive: true, force: true });
      loops.push((await measuredChild([bareChild, dataDir, bare])).cpuSeconds);
      if (round === 0) await mustBeTheSame(site, bare);
    }
    const ratio = rounded(median(ours) / median(loops));
    return {
      name: 'site',
      goal: 'CPU of a site of 10,000 listings ≤ 2.5 × a loop of the same template literals that writes the same bytes',
      figures: {
        listings: LISTINGS,
        site_cpu_s: rounded(median(ours)),
        loop_cpu_s: rounded(median(loops)),
        floor_cpu_s: rounded(median(floors)),
        files,
        site_mb: rounded(bytes / 1e6, 1),
      },
      ratios: {
        site_to_loop: ratio,
        site_to_floor: rounded(median(ours) / median(floors)),
      },
      met: ratio <= 2.5,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function writeExampleData(dataDir: string): Promise<void> {
  const source = fileURLToPath(new URL('../../data/', import.meta.url));
  for (const part of ['config.json', 'curated.json', 'opt-outs.json', 'schemas']) {
    await cp(join(source, part), join(dataDir, part), { recursive: true });
  }
  const catalog = exampleCatalog(LISTINGS);
  const state = exampleState(catalog);
  await writeCatalog(dataDir, catalog);
  await writeState(dataDir, state);
  await writeHistory(dataDir, exampleHistory(state));
  for (const [name, { tool_count, endpoint }] of Object.entries(state.servers)) {
    if (tool_count > 0) await writeToolset(dataDir, exampleToolset(name, tool_count, { endpoint }));
  }
}

/** Path and size of every file below a folder. */
async function sizes(root: string): Promise<[path: string, bytes: number][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(
      async (file): Promise<[string, number]> => [relative(root, file), (await stat(file)).size],
    ),
  );
}

/** Every file of the second folder is one of the first, to the byte. */
async function mustBeTheSame(site: string, bare: string): Promise<void> {
  for (const [path] of await sizes(bare)) {
    const [expected, found] = await Promise.all([
      readFile(join(site, path)),
      readFile(join(bare, path)),
    ]);
    if (!expected.equals(found)) throw new Error(`the bare loop wrote another ${path}`);
  }
}
