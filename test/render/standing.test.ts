import { expect, it } from 'vitest';
import { standing } from '../../src/render/standing.ts';
import { EXAMPLE_EPOCH, EXAMPLE_TIME, exampleCatalog, exampleState } from '../data/examples.ts';

it('tells nothing that was measured after the time that it is told as of', () => {
  const catalog = exampleCatalog(40);
  const { servers } = exampleState(catalog);
  const listing = catalog.servers.find(({ name }) => servers[name]?.endpoint_status === 'ok');
  if (listing === undefined) return expect.fail('no example is live');
  const { samples, latencyMs, uptime } = standing({
    listing,
    slug: 'a/a',
    state: servers[listing.name],
    samples: [
      [EXAMPLE_EPOCH - 86_400, 'ok', 100],
      [EXAMPLE_EPOCH, 'ok', 200],
      [EXAMPLE_EPOCH + 86_400, 'unreachable', 300],
    ],
    run: { last_run: EXAMPLE_TIME },
    asOf: EXAMPLE_EPOCH,
  });
  expect(samples.map(([time]) => time)).toEqual([EXAMPLE_EPOCH - 86_400, EXAMPLE_EPOCH]);
  expect(latencyMs).toBe(200);
  expect(uptime).toMatchObject({ share: 1, samples: 2 });
});
