import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Listing } from '../../src/generated/catalog.ts';
import { baselineOf } from '../../src/judge/checkup/baseline.ts';
import { checkups } from '../../src/pipeline/checkups.ts';
import { writeBaseline } from '../../src/store/baselines.ts';
import { writeCatalog } from '../../src/store/catalog.ts';
import { addCheckup, CHECKUPS_KEPT, readCheckupHistory } from '../../src/store/checkup-history.ts';
import { writeClaims } from '../../src/store/claims.ts';
import { slug } from '../../src/store/slug.ts';
import { exampleCatalog } from '../data/examples.ts';
import { type CheckupServer, playRows, readCheckupCases } from '../neighbourhood/checkup-server.ts';
import { temporary } from '../review/world.ts';

const NAME = 'io.test/Claimed';
const TWIN = 'io.test/twin';
const ONLINE = async () => true;
const HEALTHY = readCheckupCases().find(({ id }) => id === 'modern-baseline-clean');

let dir: string;
let server: CheckupServer;

function listing(name: string, endpoint: string): Listing {
  return {
    name,
    description: 'x',
    version: '1',
    status: 'active',
    transport: 'http',
    endpoint,
    remotes: [{ type: 'http', url: endpoint, probeable: true }],
    packages: [],
    published_at: null,
    updated_at: null,
    source: 'registry',
  };
}

const claimOf = (name: string) => ({
  listing: name,
  github: 'someone',
  host: '127.0.0.1',
  proof: 'file' as const,
  since: '2026-11-01',
});

beforeEach(async () => {
  dir = join(await temporary(), 'data');
  await mkdir(dir);
  if (HEALTHY === undefined) throw new Error('no case');
  server = await playRows(HEALTHY.server);
  onTestFinished(() => server.close());
  const { source } = exampleCatalog(1);
  const servers = [
    listing(NAME, server.url),
    listing(TWIN, server.url),
    listing('io.test/unclaimed', `${server.origin}/other`),
  ];
  await writeCatalog(dir, { schema_version: 1, source, servers });
  await writeClaims(dir, { schema_version: 1, claims: [claimOf(NAME), claimOf(TWIN)] });
});

function run(at: string) {
  return checkups({ dataDir: dir, allowPrivate: true, now: () => new Date(at), canary: ONLINE });
}

describe('the checkups of claimed servers', () => {
  it('ask each endpoint once, and only claimed ones', async () => {
    const report = await run('2026-11-30T01:17:00.000Z');
    expect(report).toMatchObject({ claimed: 2, checked: 2, opted_out: 0, written: 2 });
    expect(server.wire.filter((what) => what === 'tools/list').length).toBeLessThanOrEqual(2);
    expect(server.wire.filter((what) => what.includes('/other'))).toEqual([]);
    const first = await readCheckupHistory(dir, NAME);
    const twin = await readCheckupHistory(dir, TWIN);
    expect(first?.checkups).toEqual(twin?.checkups);
    expect(first?.checkups[0]?.rows).toHaveLength(15);
  });

  it('keep states and reasons, and nothing that the server wrote', async () => {
    await run('2026-11-30T01:17:00.000Z');
    const text = await readFile(join(dir, 'checkups', `${slug(NAME)}.json`), 'utf8');
    for (const row of JSON.parse(text).checkups[0].rows) {
      expect(
        Object.keys(row).filter((member) => !['check', 'state', 'reason'].includes(member)),
      ).toEqual([]);
    }
  });

  it('are one a day, the newest last; a run again replaces that of its day', async () => {
    await run('2026-11-29T01:17:00.000Z');
    await run('2026-11-30T01:17:00.000Z');
    await run('2026-11-30T09:00:00.000Z');
    const { checkups: kept = [] } = (await readCheckupHistory(dir, NAME)) ?? {};
    expect(kept.map(({ at }) => at)).toEqual([
      '2026-11-29T01:17:00.000Z',
      '2026-11-30T09:00:00.000Z',
    ]);
    const text = await readFile(join(dir, 'checkups', `${slug(NAME)}.json`), 'utf8');
    expect(text.split('\n').filter((line) => line.startsWith('{"at"'))).toHaveLength(2);
  });

  it('are compared with what was approved of the same address', async () => {
    await run('2026-11-29T01:17:00.000Z');
    const drift = async () =>
      (await readCheckupHistory(dir, NAME))?.checkups
        .at(-1)
        ?.rows.find(({ check }) => check === 'toolset_unchanged_vs_approved');
    const without = await drift();
    expect(without?.state).toBe('UNVERIFIED');
    const file = join(dir, 'baselines', `${slug(NAME)}.json`);
    const other = baselineOf(server.url, [{ name: 'another_tool' }], '2026-11-29T02:00:00.000Z');
    if (other === null) throw new Error('no baseline');
    await writeBaseline(file, { ...other, endpoint: 'https://elsewhere.example/mcp' });
    await run('2026-11-30T01:17:00.000Z');
    expect(await drift()).toEqual(without);
    await writeBaseline(file, other);
    await run('2026-12-01T01:17:00.000Z');
    expect(await drift()).toMatchObject({ state: expect.stringMatching(/FAILED|OBSERVED_RISK/) });
  });

  it.each([
    ['its name', { name: NAME }],
    ['its host', { host: '127.0.0.1' }],
  ])('send nothing to a server that opted out by %s, whoever else lists it', async (_, optOut) => {
    const optOuts = {
      schema_version: 1,
      opt_outs: [{ ...optOut, reason: 'asked', date: '2026-11-30' }],
    };
    await writeFile(join(dir, 'opt-outs.json'), JSON.stringify(optOuts));
    expect(await run('2026-11-30T01:17:00.000Z')).toMatchObject({ checked: 0, opted_out: 2 });
    expect(server.wire).toEqual([]);
  });

  it('are not made where our own network is down, and nothing is written', async () => {
    const endpoint = 'https://claimed.example/mcp';
    const { source } = exampleCatalog(1);
    await writeCatalog(dir, { schema_version: 1, source, servers: [listing(NAME, endpoint)] });
    const down = checkups({ dataDir: dir, canary: async () => false });
    await expect(down).rejects.toMatchObject({ code: 'network_down' });
    expect(existsSync(join(dir, 'checkups'))).toBe(false);
  });

  it('of a listing that nobody claims any more go with the next run', async () => {
    await run('2026-11-29T01:17:00.000Z');
    await writeClaims(dir, { schema_version: 1, claims: [claimOf(TWIN)] });
    await run('2026-11-30T01:17:00.000Z');
    expect(await readCheckupHistory(dir, NAME)).toBeNull();
    expect((await readCheckupHistory(dir, TWIN))?.checkups).toHaveLength(2);
  });

  it('do nothing where nothing is claimed', async () => {
    await writeClaims(dir, { schema_version: 1, claims: [] });
    expect(await run('2026-11-30T01:17:00.000Z')).toMatchObject({ claimed: 0, checked: 0 });
    expect(server.wire).toEqual([]);
  });
});

it('a history holds the last 90 checkups', async () => {
  await run('2026-01-01T01:00:00.000Z');
  const [first] = (await readCheckupHistory(dir, NAME))?.checkups ?? [];
  if (first === undefined) throw new Error('no checkup');
  for (let day = 1; day <= CHECKUPS_KEPT + 5; day++) {
    const at = new Date(Date.UTC(2026, 0, 1 + day, 1)).toISOString();
    await addCheckup(dir, NAME, { ...first, at });
  }
  const { checkups: kept = [] } = (await readCheckupHistory(dir, NAME)) ?? {};
  expect(kept).toHaveLength(CHECKUPS_KEPT);
  expect(kept.at(-1)?.at.slice(0, 10)).toBe('2026-04-06');
});
