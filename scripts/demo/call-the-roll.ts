import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST_LIMIT } from '../../site/budget.ts';
import { gate } from '../../site/gate/gate.ts';
import { gateReport, mayPass } from '../../site/gate/report.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { progressView } from '../../src/pipeline/probe/progress.ts';
import { probe } from '../../src/pipeline/probe.ts';
import { sync } from '../../src/pipeline/sync.ts';
import { syncReportText } from '../../src/pipeline/sync-report.ts';
import { startNeighbourhood } from '../../test/neighbourhood/neighbourhood.ts';
import { startRegistry } from '../../test/neighbourhood/registry.ts';
import { demoConfig } from './config.ts';
import { DEMO_NEIGHBOURS, demoRows, rowsOfYesterday } from './listings.ts';

export interface DemoRun {
  dataDir: string;
  siteDir: string;
  siteUrl: string;
  step: (line: string) => void;
}

const DAY_MS = 86_400_000;

/**
 * Starts the neighbourhood and its registry, runs the pipeline against them, and ends them. There are two
 * runs, the first as of the day before: by the second a server has left, and the registry lists others.
 */
export async function callTheRoll({ dataDir, siteDir, siteUrl, step }: DemoRun): Promise<void> {
  step(
    `starting ${DEMO_NEIGHBOURS.length} servers on this machine, most of them packages from npm`,
  );
  const neighbourhood = await startNeighbourhood(DEMO_NEIGHBOURS);
  const leaving = await startNeighbourhood(['mcp-lite']);
  const urls = { ...neighbourhood.urls, leaving: leaving.urls['mcp-lite'] };
  const listed = { yesterday: rowsOfYesterday(urls), today: demoRows(urls) };
  const registry = await startRegistry({ rows: listed.today, pageSize: 9 });
  try {
    await prepareData(dataDir, demoConfig({ siteUrl, registryUrl: registry.url }));
    step('a first run as of yesterday, for the second to differ from');
    await runOfYesterday(dataDir, listed.yesterday);
    await leaving.stop();
    step('sync: pulling the list from the registry');
    const synced = await sync({ dataDir, acceptShrink: true, limits: { gapMs: 100 } });
    process.stderr.write(syncReportText(synced).replace(/^(?=.)/gm, ' '.repeat(11)));
    step('probe: asking every listed endpoint (the silent one is given 3 s, twice)');
    const view = progressView(process.stderr);
    await probe({ dataDir, allowPrivate: true, timeoutMs: 3000, onProgress: view.update }).finally(
      view.end,
    );
  } finally {
    await registry.close();
    await leaving.stop();
    await neighbourhood.stop();
  }
  step('site: building the pages');
  await buildSite({ dataDir, outDir: siteDir, siteUrl });
  step('gate: is every page, badge, document and link there?');
  const found = await gate(siteDir, { dataDir, siteUrl, asOf: null });
  process.stderr.write(gateReport(found, HOST_LIMIT));
  if (!mayPass(found, HOST_LIMIT)) throw new Error('the site must not be published as it is');
}

async function runOfYesterday(dataDir: string, rows: readonly unknown[]): Promise<void> {
  const registry = await startRegistry({ rows, pageSize: 9 });
  const now = () => Date.now() - DAY_MS;
  const clock = { now, sleep: async (ms: number) => void (await sleep(ms)) };
  try {
    await sync({ dataDir, registryUrl: registry.url, clock, limits: { gapMs: 100 } });
    await probe({ dataDir, allowPrivate: true, timeoutMs: 2000, now: () => new Date(now()) });
  } finally {
    await registry.close();
  }
}

async function prepareData(dataDir: string, config: object): Promise<void> {
  // Servers of an earlier demo had other ports, and an earlier version other files.
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const files = {
    'config.json': config,
    'curated.json': { schema_version: 1, servers: [] },
    'opt-outs.json': { schema_version: 1, opt_outs: [] },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(dataDir, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}
