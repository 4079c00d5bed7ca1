import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from '../site/data.ts';
import { buildSite } from '../src/pipeline/build-site.ts';
import { probe } from '../src/pipeline/probe/probe.ts';
import { sync } from '../src/pipeline/sync.ts';
import { freePort } from '../test/neighbourhood/free-port.ts';
import { startNeighbourhood } from '../test/neighbourhood/neighbourhood.ts';
import { startRegistry } from '../test/neighbourhood/registry.ts';
import { demoConfig } from './demo/config.ts';
import { DEMO_NEIGHBOURS, demoRows } from './demo/listings.ts';
import { rollTable } from './demo/roll.ts';
import { serveFolder } from './demo/serve-folder.ts';

/**
 * `npm run demo`: the whole pipeline against servers on this machine. Nothing outside is contacted,
 * nothing outside out/demo/ is written. `--no-serve` ends after the build, `--port N` fixes the port.
 */
const OUT = fileURLToPath(new URL('../out/demo/', import.meta.url));
const [dataDir, siteDir] = [join(OUT, 'data'), join(OUT, 'site')];

// Ended by hand, this process still ends those that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

const { serve, port } = await settings();
const siteUrl = `http://127.0.0.1:${port}/`;
const started = performance.now();

step(`starting ${DEMO_NEIGHBOURS.length} servers on this machine, most of them packages from npm`);
const neighbourhood = await startNeighbourhood(DEMO_NEIGHBOURS);
const registry = await startRegistry({ rows: demoRows(neighbourhood.urls), pageSize: 9 });
try {
  await prepareData();
  step('sync: pulling the list from the registry');
  const synced = await sync({ dataDir, acceptShrink: true, limits: { gapMs: 100 } });
  step(
    `sync: ${synced.rows} rows in ${synced.pages} pages, ${synced.listed} listed, ${synced.rejected.length} rejected`,
  );
  step('probe: asking every listed endpoint (the silent one is given 3 s, twice)');
  await probe({ dataDir, allowPrivate: true, timeoutMs: 3000 });
  step('site: building the pages');
  await rm(siteDir, { recursive: true, force: true });
  await buildSite({ dataDir, outDir: siteDir, siteUrl });
} finally {
  await registry.close();
  await neighbourhood.stop();
}

const { standings } = await readSite({ dataDir, siteUrl, asOf: null });
process.stdout.write(`\n${rollTable(standings)}\n\n`);
step(`data in out/demo/data, site in out/demo/site`);

if (serve) {
  await serveFolder(siteDir, port);
  process.stdout.write(`\nThe site is served at ${siteUrl} until you press Ctrl-C.\n`);
} else {
  // Packages that were started in this process may keep timers.
  process.exit(0);
}

function step(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  process.stderr.write(`${seconds} s  ${line}\n`);
}

async function settings(): Promise<{ serve: boolean; port: number }> {
  try {
    const { values } = parseArgs({
      options: { 'no-serve': { type: 'boolean' }, port: { type: 'string' } },
    });
    const port = values.port === undefined ? await freePort() : Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`--port ${values.port}: expected a number from 1 to 65535`);
    }
    return { serve: values['no-serve'] !== true, port };
  } catch (error) {
    process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

async function prepareData(): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const files = {
    'config.json': demoConfig({ siteUrl, registryUrl: registry.url }),
    'curated.json': { schema_version: 1, servers: [] },
    'opt-outs.json': { schema_version: 1, opt_outs: [] },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(dataDir, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}
