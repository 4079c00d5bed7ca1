import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../../src/fault.ts';
import { type SyncOptions, sync } from '../../src/pipeline/sync.ts';
import { syncReportText } from '../../src/pipeline/sync-report.ts';
import { readCatalog } from '../../src/store/catalog.ts';
import { readChanges } from '../../src/store/changes.ts';
import {
  type RegistryOptions,
  type RunningRegistry,
  registryRow,
  startRegistry,
} from '../neighbourhood/registry.ts';
import { virtualClock } from '../registry/virtual-clock.ts';

let dataDir: string;
const running: RunningRegistry[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollcall-sync-'));
  await cp('data/config.json', join(dataDir, 'config.json'));
});
afterEach(async () => {
  for (const registry of running.splice(0)) await registry.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function syncFrom(options: RegistryOptions, more: Partial<SyncOptions> = {}) {
  const registry = await startRegistry(options);
  running.push(registry);
  return sync({ dataDir, registryUrl: registry.url, clock: virtualClock(), ...more });
}

function rows(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) =>
    registryRow({
      name: `io.test/server-${String(index).padStart(4, '0')}`,
      remotes: [{ type: 'streamable-http', url: `https://s${index}.test.example/mcp` }],
    }),
  );
}

/** A page as the API answered until autumn 2025: flat rows, snake case. */
function olderShape(count: number) {
  const servers = rows(count).map((row) => (row as { server: object }).server);
  return { body: { servers, metadata: { next_cursor: null, count } } };
}

async function files(): Promise<Record<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
}

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => new Error('no error'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Fault);
  return error as Fault;
}

describe('sync', () => {
  it('writes what the registry lists, every row accounted for', async () => {
    const odd = [
      null,
      { server: { name: 'io.test/../../etc' } },
      registryRow({ name: 'io.test/hidden' }, { status: 'quarantined' }),
      registryRow({ name: 'io.test/server-0003', version: '0.9.0' }),
    ];
    const report = await syncFrom({ rows: [...rows(25), ...odd], pageSize: 10 });
    expect(report).toMatchObject({ pages: 3, rows: 29, listed: 25 });
    expect(report.rejected.map(({ reason }) => reason).sort()).toEqual([
      'name_invalid',
      'not_an_object',
      'status_unknown',
      'superseded',
    ]);
    expect(report.diff.added).toHaveLength(25);
    const catalog = await readCatalog(dataDir);
    expect(catalog.servers).toHaveLength(25);
    expect(catalog.servers[3]).toMatchObject({ name: 'io.test/server-0003', version: '1.0.0' });
    expect(catalog.source).toEqual({
      registry: report.registry,
      pulled_at: '2026-11-30T06:00:00.000Z',
      pages: 3,
      rows: 29,
      rejected: 4,
    });
  });

  it('writes the same bytes again for the same facts', async () => {
    const registry = await startRegistry({ rows: rows(12) });
    running.push(registry);
    const on = (day: string) =>
      sync({ dataDir, registryUrl: registry.url, clock: virtualClock(Date.parse(day)) });
    await on('2026-11-30');
    const first = await files();
    const report = await on('2026-12-07');
    expect(await files()).toEqual(first);
    expect(syncReportText(report)).toContain('no listing changed');
  });

  it('drops what left and lays the curated overlay over the rest', async () => {
    await syncFrom({ rows: rows(10) });
    const servers = [
      { name: 'io.test/server-0001', why: 'checked', official: true },
      { name: 'com.vendor/own', why: 'asked for', transport: 'local' },
    ];
    await writeFile(join(dataDir, 'curated.json'), JSON.stringify({ schema_version: 1, servers }));
    const report = await syncFrom({
      rows: [...rows(9), registryRow({ name: 'io.test/server-0009' }, { status: 'deleted' })],
    });
    expect(report.diff.removed.map(({ name }) => name)).toEqual(['io.test/server-0009']);
    expect(report.diff.added).toEqual([{ name: 'com.vendor/own' }]);
    const catalog = await readCatalog(dataDir);
    expect(catalog.servers.find(({ name }) => name === 'io.test/server-0001')?.official).toBe(true);
    expect(catalog.servers[0]).toMatchObject({ name: 'com.vendor/own', source: 'manual' });
  });

  it('records what changed in the catalog, but not that all of the first one is new', async () => {
    await syncFrom({ rows: rows(10) });
    expect(await readChanges(dataDir)).toEqual([]);
    await syncFrom({ rows: [...rows(9), registryRow({ name: 'io.test/new' })] });
    const at = '2026-11-30T06:00:00.000Z';
    const changes = [
      { at, name: 'io.test/new', kind: 'listed' },
      { at, name: 'io.test/server-0009', kind: 'unlisted' },
    ];
    expect(await readChanges(dataDir)).toEqual([{ schema_version: 1, day: '2026-11-30', changes }]);
  });

  it("asks the configured registry when none is named, with the site's address in the User-Agent", async () => {
    const registry = await startRegistry({ rows: rows(1) });
    running.push(registry);
    const config = JSON.parse(await readFile(join(dataDir, 'config.json'), 'utf8'));
    config.registry_url = registry.url;
    await writeFile(join(dataDir, 'config.json'), JSON.stringify(config));
    await sync({ dataDir, clock: virtualClock() });
    expect(registry.requests[0]?.headers['user-agent']).toMatch(
      /^mcp-rollcall\/\S+ \(\+https:\/\/\S+\/\)$/,
    );
  });
});

describe('a failed sync leaves data/ as it was', () => {
  beforeEach(async () => {
    await syncFrom({ rows: rows(20) });
    await mkdir(join(dataDir, 'toolsets'));
    await writeFile(join(dataDir, 'toolsets', 'kept.json'), '{}');
  });

  it('at a broken day of changes', async () => {
    const day = join(dataDir, 'changes', '2026-11-30.catalog.json');
    await mkdir(join(dataDir, 'changes'));
    await writeFile(day, '{"schema_version":1,');
    const before = await files();
    const fault = await faultOf(syncFrom({ rows: rows(21) }));
    expect(fault.message).toContain(`${day}, line 1, column 21`);
    expect(await files()).toEqual(before);
  });

  const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
  it.each<[string, string, RegistryOptions]>([
    ['registry_shrunk', 'shorter than 80 %', { rows: rows(15) }],
    ['registry_shrunk', 'empty', { rows: [] }],
    ['registry_shrunk', 'of rejects alone', { rows: Array.from({ length: 20 }, () => null) }],
    ['registry_not_a_list', 'HTML', { rows: [], script: () => html }],
    [
      'registry_not_a_list',
      'HTML in the middle',
      { rows: rows(20), pageSize: 5, script: ({ number }) => (number === 3 ? html : undefined) },
    ],
    [
      'registry_cursor_repeated',
      'a repeated cursor',
      { rows: [], script: () => ({ body: { servers: rows(20), metadata: { nextCursor: 'x' } } }) },
    ],
    [
      'registry_unreachable',
      'down from the second page on',
      {
        rows: rows(20),
        pageSize: 10,
        script: ({ number }) => (number > 1 ? { status: 503 } : undefined),
      },
    ],
    ['registry_unreachable', 'resets', { rows: [], script: () => ({ reset: true }) }],
    ['registry_not_a_list', 'of an older shape', { rows: [], script: () => olderShape(20) }],
    [
      'registry_shrunk',
      'of an older shape from the second page on',
      {
        rows: rows(20),
        pageSize: 5,
        script: ({ number }) => (number > 1 ? olderShape(15) : undefined),
      },
    ],
  ])('%s: %s', async (code, _what, options) => {
    const before = await files();
    expect((await faultOf(syncFrom(options))).code).toBe(code);
    expect(await files()).toEqual(before);
    // The next run finds what a run without the trouble would have found.
    const repaired = await syncFrom({ rows: rows(21) });
    expect(repaired).toMatchObject({ rows: 21, listed: 21 });
    expect(repaired.diff.added).toHaveLength(1);
  });

  it('a list that is too long', async () => {
    const before = await files();
    const fault = await faultOf(syncFrom({ rows: rows(40) }, { limits: { rows: 30 } }));
    expect(fault.code).toBe('registry_too_long');
    expect(await files()).toEqual(before);
  });

  it('a curated entry that means nothing, or a catalog that is none', async () => {
    const entry = { name: 'io.test/a', why: 'x', endpoint: 'https://{tenant}.example/' };
    await writeFile(
      join(dataDir, 'curated.json'),
      JSON.stringify({ schema_version: 1, servers: [entry] }),
    );
    let before = await files();
    expect((await faultOf(syncFrom({ rows: rows(20) }))).code).toBe('data_invalid');
    expect(await files()).toEqual(before);

    await writeFile(join(dataDir, 'catalog.json'), '{"schema_version":1,');
    before = await files();
    expect((await faultOf(syncFrom({ rows: rows(20) }))).code).toBe('data_unreadable');
    expect(await files()).toEqual(before);
  });

  it('unless a short list is accepted', async () => {
    const report = await syncFrom({ rows: rows(3) }, { acceptShrink: true });
    expect(report).toMatchObject({ rows: 3, listed: 3 });
    expect((await readCatalog(dataDir)).servers).toHaveLength(3);
    await syncFrom({ rows: [] }, { acceptShrink: true });
    expect((await readCatalog(dataDir)).servers).toEqual([]);
  });

  it('and a short list within the bounds is written', async () => {
    const report = await syncFrom({ rows: rows(16) });
    expect(report.listed).toBe(16);
  });
});

it('an empty list is no catalog even the first time', async () => {
  expect((await faultOf(syncFrom({ rows: [] }))).code).toBe('registry_shrunk');
  expect(Object.keys(await files())).toEqual([join(dataDir, 'config.json')]);
});

describe('the report', () => {
  it('counts, and names every reject with its reason, inert in a terminal and a log', async () => {
    const name = '::error::\u202Egone\u001b[31m\nnext';
    const report = await syncFrom({ rows: [...rows(2), { server: { name } }, 7] });
    const text = syncReportText(report);
    expect(text).toContain('4 rows in 1 pages from http://127.0.0.1');
    expect(text).toContain('2 listed, 2 rejected');
    expect(text).toContain('(no name): not_an_object');
    expect(text).toContain('::error::⟨U+202E⟩gone⟨U+001B⟩[31m next: name_invalid');
    expect(text).not.toMatch(/^\s*::/m);
    expect(text).not.toMatch(/[\u202E\u001B]/);
    expect(text).toContain('changes: added 2');
  });
});
