import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostCount, planDigest, shareOut } from '../../../src/pipeline/plan/shards.ts';
import { plan } from '../../../src/pipeline/plan.ts';
import type { Target } from '../../../src/pipeline/probe/plan.ts';
import { listing } from '../../judge/handshake/listing.ts';
import { listings, world } from '../probe/world.ts';

const PACE = { concurrency: 32, host_gap_ms: 500 };

function target(host: string, n: number): Target {
  const endpoint = `https://${host}/${n}`;
  return {
    endpoint,
    transport: 'http',
    host,
    listings: [listing({ name: `${host}/s${n}`, endpoint })],
  };
}

const someTargets = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 40 })), {
    maxLength: 30,
  })
  .map((hosts) =>
    hosts.flatMap(([host, count]) =>
      Array.from({ length: count }, (_, n) => target(`h${host}.example`, n)),
    ),
  );
const someCount = fc.integer({ min: 1, max: 256 });

describe('a run that is shared out', () => {
  it('has every target on one machine, and every host', () => {
    fc.assert(
      fc.property(someTargets, someCount, (targets, count) => {
        const shares = shareOut(targets, count, PACE);
        expect(shares).toHaveLength(count);
        expect(new Set(shares.flat())).toEqual(new Set(targets));
        expect(shares.flat()).toHaveLength(targets.length);
        const hosts = shares.reduce((sum, share) => sum + hostCount(share), 0);
        expect(hosts).toBe(hostCount(targets));
      }),
    );
  });

  it('is shared out the same way again', () => {
    fc.assert(
      fc.property(someTargets, someCount, (targets, count) => {
        expect(shareOut([...targets], count, PACE)).toEqual(shareOut(targets, count, PACE));
        expect(planDigest([...targets], count, PACE)).toBe(planDigest(targets, count, PACE));
        expect(planDigest(targets, count, PACE)).not.toBe(planDigest(targets, count + 1, PACE));
      }),
    );
  });

  it('gives the others what a host that takes longest leaves them', () => {
    const targets = Array.from({ length: 2400 }, (_, n) => target('gateway.example', n));
    for (let n = 0; n < 7000; n++) targets.push(target(`h${n % 3500}.example`, n));
    const [first, ...others] = shareOut(targets, 8, PACE).map((share) => share.length);
    expect(first).toBe(2400);
    for (const share of others) expect(share).toBe(1000);
  });

  it('spreads alike hosts evenly', () => {
    const targets = Array.from({ length: 1000 }, (_, n) => target(`h${n}.example`, 0));
    for (const share of shareOut(targets, 3, PACE)) {
      expect(Math.abs(share.length - 1000 / 3)).toBeLessThan(1);
    }
  });
});

describe('the plan of a data folder', () => {
  it('names what each shard has, and leaves out those that have nothing', async () => {
    const w = await world();
    await w.list(listings(3));
    expect(await plan({ dataDir: w.dataDir, count: 256 })).toEqual({
      shards: [1, 2, 3].map((n) => ({
        shard: `${n}/256`,
        part: `${n}-of-256`,
        hosts: 1,
        endpoints: 1,
      })),
    });
  });

  it('has the configured number of shards, or one', async () => {
    const w = await world();
    await w.list(listings(9));
    expect((await plan({ dataDir: w.dataDir })).shards).toHaveLength(1);
    await w.configure({ probe: { shards: 4 } });
    expect((await plan({ dataDir: w.dataDir })).shards).toHaveLength(4);
  });

  it('of nothing has one shard: a run over nothing is a run', async () => {
    const w = await world();
    await w.list([]);
    expect(await plan({ dataDir: w.dataDir, count: 8 })).toEqual({
      shards: [{ shard: '1/8', part: '1-of-8', hosts: 0, endpoints: 0 }],
    });
  });

  it('leaves out who opted out', async () => {
    const w = await world();
    await w.list(listings(3));
    await w.optOut({ host: 'host1.example' });
    const { shards } = await plan({ dataDir: w.dataDir, count: 1 });
    expect(shards).toMatchObject([{ endpoints: 2 }]);
  });
});
