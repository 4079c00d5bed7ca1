import { describe, expect, it } from 'vitest';
import type { OptOuts } from '../../../src/generated/opt-outs.ts';
import { hostOf, planProbe } from '../../../src/pipeline/probe/plan.ts';
import { listing, localListing } from '../../judge/handshake/listing.ts';

const nobody: OptOuts = { schema_version: 1, opt_outs: [] };

describe('a plan', () => {
  it('has a target for each address and transport', () => {
    const endpoint = 'https://one.example/mcp';
    const listed = [
      listing({ name: 'example.test/a', endpoint }),
      listing({ name: 'example.test/b', endpoint: 'https://one.example:443/mcp#x' }),
      listing({ name: 'example.test/c', endpoint, transport: 'sse' }),
      listing({ name: 'example.test/d', endpoint, transport: 'unknown' }),
      localListing({ name: 'example.test/e' }),
    ];
    const { targets } = planProbe(listed, nobody);
    expect(
      targets.map(({ transport, listings }) => [transport, listings.map(({ name }) => name)]),
    ).toEqual([
      ['http', ['example.test/a', 'example.test/b', 'example.test/d']],
      ['sse', ['example.test/c']],
    ]);
  });

  it('narrowed to one of two listings of an address has that one alone', () => {
    const listed = ['a', 'b'].map((name) => listing({ name: `example.test/${name}` }));
    const { targets } = planProbe(listed, nobody, ['example.test/b']);
    expect(targets.map(({ listings }) => listings.map(({ name }) => name))).toEqual([
      ['example.test/b'],
    ]);
  });
});

it.each([
  ['https://One.Example/a', 'one.example'],
  ['https://one.example./a', 'one.example'],
  ['https://one.example:8443/a', 'one.example'],
  ['http://[::1]:80/', '[::1]'],
  ['nonsense', 'nonsense'],
])('%s is polite to %s', (endpoint, host) => expect(hostOf(endpoint)).toBe(host));
