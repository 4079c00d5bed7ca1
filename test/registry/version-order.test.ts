import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../src/registry/version-order.ts';

describe('compareVersions', () => {
  it.each([
    ['1.9.0', '1.10.0'],
    ['1.0.0-alpha', '1.0.0-alpha.1'],
    ['1.0.0-alpha.1', '1.0.0-alpha.beta'],
    ['1.0.0-beta.2', '1.0.0-beta.11'],
    ['1.0.0-rc.1', '1.0.0'],
    ['v0.11.2', '0.12.0'],
    ['99999999999999999998.0.0', '99999999999999999999.0.0'],
    ['mcp', '0.0.1'],
    ['2.1', '0.0.1'],
    ['2025.11.26.1', '0.0.1-rc.1'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0);
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
  });

  it.each([
    ['1.0.0+0.7.1', '1.0.0+pr150-394827a'],
    ['v1.5.0', '1.5.0'],
    ['mcp', '2.1'],
    ['', '01.0.0'],
  ])('%j and %j can not be told apart', (one, other) => {
    expect(compareVersions(one, other)).toBe(0);
  });

  it('is an order', () => {
    const part = fc.constantFrom('0', '1', '10', '2');
    const tail = fc.constantFrom('', '-a', '-a.1', '-1', '-a.b', '+x');
    const version = fc.oneof(
      fc.tuple(part, part, part, tail).map(([a, b, c, end]) => `${a}.${b}.${c}${end}`),
      fc.constantFrom('', 'mcp', '1.2'),
    );
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) {
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
