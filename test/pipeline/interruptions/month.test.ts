import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { uptime } from '../../../src/judge/handshake/uptime.ts';
import { seeded } from '../probe/simulation.ts';
import { folderOfMonth, month } from './month.ts';

const SEED = 20261130;
/** `npm run bench:scale interruptions` makes it a thousand. */
const KILLS = 150;

it('a month of runs that are killed at random has every sample, and the uptime that is true', async () => {
  const { root, leave } = await folderOfMonth();
  onTestFinished(leave);
  const { killed, truth, stored, asOf } = await month(
    root,
    seeded(SEED),
    KILLS / 26,
    (now, owed) => {
      for (const [name, samples] of owed) {
        expect(now.history.servers[name]).toEqual(expect.arrayContaining(samples));
      }
    },
  );
  const kills = Object.values(killed).reduce((sum, count) => sum + count, 0);
  expect(kills, JSON.stringify(killed)).toBeGreaterThanOrEqual(KILLS);
  for (const step of ['catalog', 'shard', 'lost shard', 'merge', 'one machine', 'read', 'cards']) {
    expect(killed, step).toHaveProperty(step);
  }

  const sorted = [...truth].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(stored.history.servers).toEqual(Object.fromEntries(sorted));
  for (const [name, samples] of truth) {
    expect(uptime(stored.history.servers[name] ?? [], asOf)).toEqual(uptime(samples, asOf));
    const last = samples.at(-1);
    expect(stored.state.servers[name]?.endpoint_status).toBe(last?.[1]);
  }
  expect(Object.keys(stored.state.servers)).toEqual(Object.keys(stored.history.servers));
  expect(Object.keys(stored.cards.servers)).toHaveLength(9);
  const left = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.tmp'));
  expect(left).toEqual([]);
}, 300_000);
