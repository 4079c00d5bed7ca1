import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unreadable } from '../../src/catalog/remotes.ts';
import { sync } from '../../src/pipeline/sync.ts';
import { parseRow } from '../../src/registry/row.ts';
import { readCatalog } from '../../src/store/catalog.ts';
import { type RunningRegistry, startRegistry } from '../neighbourhood/registry.ts';
import { virtualClock } from '../registry/virtual-clock.ts';
import { sharedJson, sharedRows } from './shared.ts';

let dataDir: string;
const running: RunningRegistry[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollcall-corpus-'));
  await cp('data/config.json', join(dataDir, 'config.json'));
});
afterEach(async () => {
  for (const registry of running.splice(0)) await registry.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function synced(rows: readonly unknown[]) {
  const registry = await startRegistry({ rows });
  running.push(registry);
  const report = await sync({ dataDir, registryUrl: registry.url, clock: virtualClock() });
  return { report, catalog: await readCatalog(dataDir) };
}

function named(name: string, rows: Awaited<ReturnType<typeof synced>>['catalog']['servers']) {
  const listing = rows.find((row) => row.name === name);
  if (listing === undefined) throw new Error(`${name} is not listed`);
  return listing;
}

describe('the 3,411 latest rows of March 2026', () => {
  it('are all accounted for', async () => {
    const { report, catalog } = await synced(sharedRows('official-v0-latest-2026-03-11'));
    expect(report).toMatchObject({ pages: 35, rows: 3411 });
    expect(report.listed + report.rejected.length).toBe(3411);
    expect(report.rejected).toEqual([]);

    const { servers } = catalog;
    const remotes = servers.flatMap((listing) => listing.remotes);
    expect(remotes).toHaveLength(1449);
    expect(servers.filter((listing) => listing.packages.length > 0)).toHaveLength(2334);
    expect(servers.filter((listing) => listing.repository !== undefined)).toHaveLength(2848);
    expect(remotes.filter((remote) => remote.why_not === 'duplicate')).toHaveLength(1);
    expect(remotes.filter((remote) => remote.why_not === 'template')).toHaveLength(29);
    expect(remotes.filter((remote) => remote.why_not === undefined && !remote.probeable)).toEqual(
      [],
    );
    for (const listing of servers) {
      if (listing.endpoint !== undefined) expect(unreadable(listing.endpoint)).toBeNull();
      expect(listing.published_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('make the same catalog in any order', async () => {
    const rows = sharedRows('official-v0-latest-2026-03-11');
    const bytes = async (order: unknown[]) => {
      await synced(order);
      const text = await readFile(join(dataDir, 'catalog.json'), 'utf8');
      return text.replace(/127\.0\.0\.1:\d+/, 'registry');
    };
    const first = await bytes(rows);
    expect((await bytes([...rows].reverse())) === first).toBe(true);
  });
});

describe('the 139 odd rows', () => {
  const rows = sharedRows('official-odd-rows-2026-03-11');
  const tags = sharedJson('data/registry/official-odd-rows-2026-03-11.tags.json') as Record<
    string,
    string[]
  >;
  const tagged = (tag: string) => Object.keys(tags).filter((name) => tags[name]?.includes(tag));

  it('are listed, each as its oddness asks', async () => {
    const { report, catalog } = await synced(rows);
    expect(report).toMatchObject({ rows: 139, listed: 139, rejected: [] });
    const { servers } = catalog;

    for (const tag of ['template-host', 'template-path', 'template-query', 'bracket-url']) {
      expect(tagged(tag).length).toBeGreaterThan(0);
      for (const name of tagged(tag)) {
        const filled = tags[name]?.includes('template-all-default');
        const why = filled ? undefined : 'template';
        expect(
          named(name, servers).remotes.some(({ why_not }) => why_not === why),
          name,
        ).toBe(true);
      }
    }
    for (const name of tagged('empty-repo-object')) {
      expect(named(name, servers)).not.toHaveProperty('repository');
    }
    for (const name of tagged('repo-not-github')) {
      expect(named(name, servers).repository).toMatch(/^https:/);
    }
    for (const name of tagged('both-transports'))
      expect(named(name, servers).transport).toBe('http');
    for (const name of tagged('sse-only')) expect(named(name, servers).transport).toBe('sse');
    for (const name of tagged('package-http-transport')) {
      expect(JSON.stringify(named(name, servers))).not.toMatch(/localhost|127\.0\.0\.1/);
    }
    for (const name of tagged('pp-tools')) {
      expect(named(name, servers).tools?.length, name).toBeGreaterThan(0);
    }
    for (const name of tagged('pp-tool(publishing)')) {
      expect(named(name, servers)).not.toHaveProperty('tools');
    }
    for (const name of tagged('req-header')) {
      expect(
        named(name, servers).remotes.some((remote) => remote.requires_header),
        name,
      ).toBe(true);
    }
    for (const name of [...tagged('desc-newline'), ...tagged('desc-ws'), ...tagged('desc-rtl')]) {
      const row = rows.find((one) => (one as Row).server.name === name) as Row;
      expect(named(name, servers).description).toBe(row.server.description);
    }
  });
});

describe('other lists', () => {
  it('the 13 rows of September 2026: what is not the latest is rejected by that reason', () => {
    const results = sharedRows('official-rows-sample-2026-09-16').map(parseRow);
    const reasons = results.map((result) => ('reject' in result ? result.reject.reason : 'listed'));
    expect(reasons).toHaveLength(13);
    expect(new Set(reasons)).toEqual(new Set(['listed', 'not_latest']));
  });

  it('the flat shape of 2025 is refused by its name', async () => {
    const page = sharedJson('data/registry/official-v0-flat-shape-2025-09-26.json') as object;
    const registry = await startRegistry({ rows: [], script: () => ({ body: page }) });
    running.push(registry);
    await expect(
      sync({ dataDir, registryUrl: registry.url, clock: virtualClock() }),
    ).rejects.toMatchObject({
      code: 'registry_not_a_list',
      message: expect.stringContaining('older shape'),
    });
  });
});

type Row = { server: { name: string; description: string } };
