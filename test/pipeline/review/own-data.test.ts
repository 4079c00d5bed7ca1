import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkups } from '../../../src/pipeline/checkups.ts';
import { probe } from '../../../src/pipeline/probe.ts';
import { readCards } from '../../../src/pipeline/read.ts';
import { review } from '../../../src/pipeline/review.ts';
import { sync } from '../../../src/pipeline/sync.ts';
import { writeClaims } from '../../../src/store/claims.ts';
import { playRows, readCheckupCases } from '../../neighbourhood/checkup-server.ts';
import { registryRow, startRegistry } from '../../neighbourhood/registry.ts';
import { virtualClock } from '../../registry/virtual-clock.ts';
import { temporary } from '../../review/world.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-02T03:00:00.000Z');

it('what a month of runs writes is sound after each of them, whatever the registry and the servers do', async () => {
  const dir = join(await temporary(), 'data');
  await cp('data/config.json', join(dir, 'config.json'));
  const servers = await Promise.all(
    readCheckupCases()
      .filter(({ id }) =>
        /modern-baseline-clean|legacy-no-session|credential-gated|large-toolset/.test(id),
      )
      .map(({ server }) => playRows(server)),
  );
  onTestFinished(async () => void (await Promise.all(servers.map((one) => one.close()))));
  expect(servers.length).toBeGreaterThan(2);
  const [first, second] = servers.map(({ url }) => url);

  const at = (day: number) => () => new Date(START + day * DAY_MS);
  const options = (day: number) => ({
    dataDir: dir,
    allowPrivate: true,
    canary: async () => true,
    now: at(day),
  });
  async function pull(day: number, urls: Record<string, string | undefined>): Promise<void> {
    const rows = Object.entries(urls).map(([name, url]) =>
      registryRow({ name, remotes: url === undefined ? [] : [{ type: 'streamable-http', url }] }),
    );
    const registry = await startRegistry({ rows });
    const clock = virtualClock();
    const pulled = { now: () => START + day * DAY_MS, sleep: clock.sleep };
    await sync({ dataDir: dir, registryUrl: registry.url, acceptShrink: true, clock: pulled });
    await registry.close();
  }
  let before = await temporary();
  async function sound(day: number, what: string): Promise<void> {
    const { violations } = await review({ base: before, head: dir, now: at(day) });
    expect(violations, `${what} of day ${day}`).toEqual([]);
    before = await temporary();
    await cp(dir, before, { recursive: true });
  }
  const all = Object.fromEntries(servers.map(({ url }, index) => [`io.test/s${index}`, url]));

  await pull(0, { ...all, 'io.test/bare': undefined });
  await sound(0, 'the sync');
  await probe({ ...options(0.1), timeoutMs: 5000 });
  await sound(0.1, 'the probe');
  await readCards(options(0.2));
  await sound(0.2, 'the read');
  const claim = {
    github: 'x',
    host: '127.0.0.1',
    proof: 'file' as const,
    since: '2026-11-02',
    opens_early: '2026-11-04',
  };
  await writeClaims(dir, { schema_version: 1, claims: [{ listing: 'io.test/s0', ...claim }] });
  await sound(0.3, 'the claim');
  for (const day of [1, 2, 3]) {
    await checkups(options(day));
    await sound(day, 'the checkups');
    await probe({ ...options(day + 0.1), timeoutMs: 5000 });
    await sound(day + 0.1, 'the probe');
    await readCards({ ...options(day + 0.2), secondReads: true });
    await sound(day + 0.2, 'the second reads');
  }
  for (const folder of ['toolsets', 'report-cards', 'checkups']) {
    expect(existsSync(join(dir, folder, 'io.test/s0.json')), folder).toBe(true);
  }
  // One moves, one leaves, one is renamed.
  await pull(7, { 'io.test/s0': second, 'io.test/renamed': first });
  await sound(7, 'the sync');
  await probe({ ...options(7.1), timeoutMs: 5000 });
  await sound(7.1, 'the probe');
  await readCards(options(15));
  await sound(15, 'the read');
  await probe({ ...options(40), timeoutMs: 5000 });
  await sound(40, 'the probe');
});
