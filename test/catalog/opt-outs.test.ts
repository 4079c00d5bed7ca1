import { describe, expect, it } from 'vitest';
import { optedOut } from '../../src/catalog/opt-outs.ts';
import type { OptOut } from '../../src/generated/opt-outs.ts';

const listing = { name: 'io.test/Server', endpoint: 'https://mcp.test.example:8443/mcp' };

function matches(
  optOut: Partial<OptOut>,
  of: { name: string; endpoint?: string } = listing,
): boolean {
  const entry = { reason: 'asked', date: '2026-11-30', ...optOut };
  return optedOut(of, { schema_version: 1, opt_outs: [entry] }) === entry;
}

describe('an opt-out', () => {
  it.each([
    [{ name: 'io.test/Server' }, true],
    [{ name: 'io.test/server' }, true],
    [{ name: 'io.test/Serve' }, false],
    [{ endpoint: 'https://MCP.test.example:8443/mcp#x' }, true],
    [{ endpoint: 'https://mcp.test.example:8443/mcp/' }, false],
    [{ endpoint: 'https://mcp.test.example/mcp' }, false],
    [{ host: 'mcp.test.example' }, true],
    [{ host: 'Test.Example.' }, true],
    [{ host: 'example' }, true],
    [{ host: 'est.example' }, false],
    [{ host: 'other.mcp.test.example' }, false],
    [{ host: 'mcp.test.example:8443' }, true],
    [{ host: 'mcp.test.example:443' }, false],
    [{ host: '' }, false],
  ])('%j covers the listing: %s', (optOut, covered) => {
    expect(matches(optOut)).toBe(covered);
  });

  it('knows the default ports', () => {
    const plain = { name: 'io.test/a', endpoint: 'https://test.example/mcp' };
    expect(matches({ host: 'test.example:443' }, plain)).toBe(true);
    expect(matches({ host: 'test.example:80' }, plain)).toBe(false);
    const http = { name: 'io.test/a', endpoint: 'http://test.example/mcp' };
    expect(matches({ host: 'test.example:80' }, http)).toBe(true);
  });

  it('of a host or address leaves a listing without an endpoint alone', () => {
    const bare = { name: 'io.test/a' };
    expect(matches({ host: 'test.example' }, bare)).toBe(false);
    expect(matches({ endpoint: 'https://test.example/' }, bare)).toBe(false);
  });
});

it('nobody is opted out of an empty list', () => {
  expect(optedOut(listing, { schema_version: 1, opt_outs: [] })).toBeUndefined();
});
