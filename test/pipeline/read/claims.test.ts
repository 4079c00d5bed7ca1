import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../reads/report-server.ts';
import { at, served, world } from './world.ts';

const NAME = 'example.test/forecasts';
const tool = (own: object = {}) => ({
  name: 'get_forecast',
  description: 'The forecast for a place, hour by hour.',
  inputSchema: { type: 'object' },
  ...own,
});
const tools = (...list: unknown[]): Script => ({
  rpc: { 'tools/list': { result: { tools: list } } },
});

describe('a claim', () => {
  const claims = (members: object) =>
    JSON.stringify({
      schema_version: 1,
      claims: [
        {
          listing: NAME,
          github: 'someone',
          host: '127.0.0.1',
          proof: 'file',
          since: '2026-12-01',
          ...members,
        },
      ],
    });

  it('opens a card on the day that its claimant wants, and not before', async () => {
    const server = await served(tools(tool()));
    const scene = await world();
    await scene.list({ name: NAME, endpoint: server.url });
    await scene.read(0);
    await writeFile(join(scene.dataDir, 'claims.json'), claims({ opens_early: '2026-12-04' }));
    await scene.read(2, { secondReads: true });
    expect(await scene.card(NAME)).toBeNull();
    expect(await scene.entry(NAME)).toEqual({ first_read: at(0), opens_on: at(14) });
    await scene.read(3, { secondReads: true });
    expect(await scene.card(NAME)).not.toBeNull();
    expect(await scene.entry(NAME)).toMatchObject({
      opens_on: '2026-12-04T00:00:00.000Z',
      last_read: at(3),
    });
  });

  it('never opens a card before its first read, nor later than everybody', async () => {
    const server = await served(tools(tool()));
    const scene = await world();
    await scene.list({ name: NAME, endpoint: server.url });
    await writeFile(join(scene.dataDir, 'claims.json'), claims({ opens_early: '2026-01-01' }));
    await scene.read(0);
    expect(await scene.card(NAME)).toBeNull();
    await scene.read(1, { secondReads: true });
    expect(await scene.entry(NAME)).toMatchObject({ opens_on: at(0), last_read: at(1) });
  });

  it('has the listing read daily, and gives the same card as nobody’s', async () => {
    const server = await served(tools(tool({ description: '' })));
    const [ours, nobodys] = [await world(), await world()];
    for (const scene of [ours, nobodys]) {
      await scene.list({ name: NAME, endpoint: server.url });
      for (const day of [0, 14]) await scene.read(day);
    }
    await writeFile(join(ours.dataDir, 'claims.json'), claims({}));
    expect(await ours.read(15, { secondReads: true })).toMatchObject({ targets: 1 });
    expect(await nobodys.read(15, { secondReads: true })).toMatchObject({ targets: 0 });
    expect(await ours.card(NAME)).toEqual(await nobodys.card(NAME));
    expect(await ours.entry(NAME)).toMatchObject({ last_read: at(15) });
  });
});
