import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadOutcome, schedule } from '../../../src/pipeline/probe/scheduler.ts';
import { byHost, peak, type Simulated, seeded, simulate } from './simulation.ts';
import { virtualClock } from './virtual-clock.ts';

function endpoints(
  host: string,
  count: number,
  members: Partial<Pick<Simulated, 'ms' | 'says'>> = {},
): Simulated[] {
  return Array.from({ length: count }, (_, id) => {
    return { host, id, ms: 400, says: ['settled'], ...members };
  });
}

const manyHosts = (count: number, members?: Parameters<typeof endpoints>[2]) =>
  Array.from({ length: count }, (_, n) => endpoints(`h${n}`, 1, members)).flat();

describe('limits', () => {
  it('uses all of the concurrency and no more', async () => {
    const { events } = await simulate(manyHosts(100), { concurrency: 7 });
    expect(events).toHaveLength(100);
    expect(peak(events)).toBe(7);
  });

  it('reads one endpoint at a time on a host, with the gap in between', async () => {
    const { events, endedAt } = await simulate([...endpoints('a', 5), ...endpoints('b', 3)]);
    for (const reads of byHost(events).values()) {
      expect(peak(reads)).toBe(1);
      for (const [index, { from }] of reads.entries()) {
        const before = reads[index - 1];
        if (before !== undefined) expect(from - before.to).toBeGreaterThanOrEqual(500);
      }
    }
    expect(endedAt).toBe(5 * 400 + 4 * 500);
  });

  it('reads as many at a time on a host as was asked for', async () => {
    const { events } = await simulate(endpoints('a', 20, { ms: 10_000 }), { perHost: 3 });
    expect(events).toHaveLength(20);
    expect(peak(events)).toBe(3);
    const starts = events.map(({ from }) => from).sort((a, b) => a - b);
    for (const [index, start] of starts.entries()) {
      if (index > 0) expect(start - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(500);
    }
  });

  it('hold in any world, and every endpoint gets one result', async () => {
    const target = fc.record({
      host: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      id: fc.nat(),
      ms: fc.integer({ min: 0, max: 3000 }),
      says: fc.array(fc.constantFrom<ReadOutcome>('settled', 'transient', 'timed_out'), {
        minLength: 1,
        maxLength: 2,
      }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(target, { maxLength: 60 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        async (targets, concurrency, perHost) => {
          const settings = { concurrency, perHost, hostTimeoutsInARow: 4 };
          const { events, results, report } = await simulate(targets, settings);
          expect(peak(events)).toBeLessThanOrEqual(concurrency);
          for (const reads of byHost(events).values()) {
            expect(peak(reads)).toBeLessThanOrEqual(perHost);
          }
          const unread = report.left_hosts.reduce((sum, host) => sum + host.unread, 0);
          expect(results.size + unread).toBe(targets.length);
          expect(report.reads).toBe(events.length);
          expect(report.reads - report.second_reads).toBe(results.size);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('order', () => {
  it('starts with the host that has the longest chain', async () => {
    const { events } = await simulate(
      [...manyHosts(40), ...endpoints('long', 9), ...endpoints('longest', 20)],
      { concurrency: 2 },
    );
    expect(events.slice(0, 2).map(({ target }) => target.host)).toEqual(['longest', 'long']);
  });

  it('reads the endpoints of a host in the order given', async () => {
    const { events } = await simulate(endpoints('a', 6));
    expect(events.map(({ target }) => target.id)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is the same every time', async () => {
    const world = realisticWorld(3, { endpoints: 400, hosts: 200, largest: 40 });
    const [one, two] = [await simulate(world), await simulate(world)];
    expect(two.events).toEqual(one.events);
  });
});

describe('last pass', () => {
  it('reads once more what did not settle, after all first reads', async () => {
    const flaky = endpoints('flaky', 1, { says: ['transient', 'settled'] });
    const { events, results, report } = await simulate([...flaky, ...manyHosts(50)], {
      concurrency: 2,
    });
    const [first] = flaky;
    expect(first && results.get(first)).toBe('settled');
    expect(report).toMatchObject({ reads: 52, second_reads: 1 });
    const second = events.findLastIndex(({ target }) => target === first);
    expect(second).toBe(events.length - 1);
  });

  it('is one pass: the second word stands', async () => {
    const [lasting] = endpoints('a', 1, { says: ['transient', 'timed_out', 'settled'] });
    const { results, report } = await simulate(lasting ? [lasting] : []);
    expect([...results.values()]).toEqual(['timed_out']);
    expect(report.second_reads).toBe(1);
  });

  it('keeps the host gap before the second read', async () => {
    const { events } = await simulate(endpoints('a', 1, { says: ['transient'] }));
    const [first, second] = events;
    expect((second?.from ?? 0) - (first?.to ?? 0)).toBe(500);
  });
});

describe('a silent host', () => {
  it('is left after ten time-outs in a row; what was read there stands', async () => {
    const silent = endpoints('silent', 40, { ms: 20_000, says: ['timed_out'] });
    const { results, report } = await simulate([...silent, ...manyHosts(20)]);
    expect(report.left_hosts).toEqual([{ host: 'silent', unread: 30, not_repeated: 10 }]);
    expect(silent.filter((target) => results.has(target))).toEqual(silent.slice(0, 10));
    expect(results.size).toBe(30);
  });

  it('is not left when something else comes in between', async () => {
    const mixed = endpoints('mixed', 30).map((target): Simulated => {
      const quiet = target.id % 10 !== 9;
      return { ...target, says: quiet ? ['timed_out', 'settled'] : ['transient', 'settled'] };
    });
    const { results, report } = await simulate(mixed);
    expect(report.left_hosts).toEqual([]);
    expect(results.size).toBe(30);
  });

  it('is left in the last pass too, and its first results stand', async () => {
    const targets = endpoints('a', 30).map((target): Simulated => {
      return { ...target, says: target.id % 2 === 0 ? ['timed_out'] : ['settled'] };
    });
    const { results, report } = await simulate(targets);
    expect(report.left_hosts).toEqual([{ host: 'a', unread: 0, not_repeated: 5 }]);
    expect(results.size).toBe(30);
  });
});

describe('time', () => {
  it.each([
    ['one host holds 8 %', { endpoints: 3000, hosts: 1500, largest: 240 }],
    ['many hosts', { endpoints: 3000, hosts: 1500, largest: 0 }],
    ['a middling host', { endpoints: 3000, hosts: 2500, largest: 110 }],
  ])('is within 5 %% of the lower bound when %s', async (_, shape) => {
    for (const seed of [1, 2, 3]) {
      const { events, endedAt } = await simulate(realisticWorld(seed, shape));
      const work = events.reduce((sum, { from, to }) => sum + to - from, 0);
      const chains = [...byHost(events).values()].map((reads) => {
        return reads.reduce((sum, { from, to }) => sum + to - from + 500, -500);
      });
      expect(endedAt).toBeLessThanOrEqual(1.05 * Math.max(work / 32, ...chains));
    }
  });
});

describe('errors', () => {
  const options = {
    concurrency: 4,
    perHost: 1,
    hostGapMs: 500,
    hostTimeoutsInARow: 10,
    hostOf: (target: Simulated) => target.host,
    outcomeOf: (): ReadOutcome => 'settled',
  };

  it('of a read end the run once the reads under way are over', async () => {
    const clock = virtualClock();
    let started = 0;
    let ended = 0;
    const run = schedule(
      manyHosts(50),
      async () => {
        const mine = ++started;
        await clock.sleep(100 * mine);
        ended++;
        if (mine === 2) throw new Error('no network');
      },
      { ...options, clock, onResult: () => {} },
    );
    await expect(clock.run(run)).rejects.toThrow('no network');
    expect(started).toBeLessThan(10);
    expect(ended).toBe(started);
  });

  it('of a result end the run', async () => {
    const clock = virtualClock();
    const run = schedule(manyHosts(5), () => clock.sleep(1), {
      ...options,
      clock,
      onResult: () => Promise.reject(new Error('disk full')),
    });
    await expect(clock.run(run)).rejects.toThrow('disk full');
  });
});

it('has nothing to do without targets', async () => {
  const { report, endedAt } = await simulate([]);
  expect(report).toEqual({ reads: 0, second_reads: 0, left_hosts: [] });
  expect(endedAt).toBe(0);
});

/** 6 % of the endpoints are silent, 2 % busy at first; the others take 100 to 5000 ms, most of them 400. */
function realisticWorld(
  seed: number,
  shape: { endpoints: number; hosts: number; largest: number },
): Simulated[] {
  const random = seeded(seed);
  return Array.from({ length: shape.endpoints }, (_, id) => {
    const host = id < shape.largest ? 'largest' : `h${Math.floor(random() * shape.hosts)}`;
    const kind = random();
    if (kind < 0.06) return { host, id, ms: 20_000, says: ['timed_out'] };
    const spread = random() + random() + random() - 1.5;
    const ms = Math.max(100, Math.min(5000, Math.round(400 * Math.exp(spread * 1.6))));
    return { host, id, ms, says: kind < 0.08 ? ['transient', 'settled'] : ['settled'] };
  });
}
