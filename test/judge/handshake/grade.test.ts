import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GradeFacts, grade, gradeFacts } from '../../../src/judge/handshake/grade.ts';
import { ENDPOINT, listing, localListing, serverState } from './listing.ts';

const asOf = Date.parse('2026-11-30T12:00:00Z') / 1000;
const best: GradeFacts = {
  status: 'live_ok',
  tools: 5,
  endpoint: ENDPOINT,
  transport: 'http',
  validatedAt: '2026-11-30T06:00:00Z',
  asOf,
};
const score = (facts: Partial<GradeFacts>) => grade({ ...best, ...facts }).score;

describe('verification grade', () => {
  it.each([
    ['everything', {}, 100],
    ['a gate instead of tools/list', { status: 'auth_required' }, 85],
    ['unreachable', { status: 'unreachable' }, 60],
    ['not probed', { status: 'not_probed' }, 60],
    ['four tools', { tools: 4 }, 90],
    ['one tool', { tools: 1 }, 90],
    ['no tools', { tools: 0 }, 70],
    ['plain http', { endpoint: 'http://one.example/mcp' }, 85],
    [
      'plain http with transport stdio',
      { endpoint: 'http://one.example/', transport: 'stdio' },
      95,
    ],
    ['no endpoint, local', { endpoint: null, transport: 'local' }, 95],
    ['no endpoint, unknown', { endpoint: null, transport: 'unknown' }, 85],
    ['https and stdio', { transport: 'stdio' }, 100],
    ['a probe of exactly 7 days ago', { validatedAt: '2026-11-23T12:00:00Z' }, 100],
    ['a probe a second older', { validatedAt: '2026-11-23T11:59:59Z' }, 85],
    ['a probe later than the as-of time', { validatedAt: '2026-12-01T00:00:00Z' }, 85],
    ['no probe', { validatedAt: null }, 85],
  ] as const)('%s', (_, facts, expected) => expect(score(facts)).toBe(expected));

  it.each([
    [100, 'A', {}],
    [80, 'A', { status: 'auth_required', transport: 'stdio', endpoint: null }],
    [75, 'B', { tools: 1, validatedAt: null }],
    [60, 'B', { status: 'unreachable' }],
    [45, 'C', { status: 'unreachable', validatedAt: null }],
    [40, 'C', { status: 'auth_required', tools: 0, validatedAt: null }],
    [35, 'D', { status: 'unreachable', tools: 1, validatedAt: null }],
  ] as [number, string, Partial<GradeFacts>][])('has a letter at %i: %s', (at, letter, facts) => {
    expect(grade({ ...best, ...facts })).toMatchObject({ score: at, letter });
  });

  it('explains every point, given or not', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(
            'live_ok',
            'auth_required',
            'unreachable',
            'local_unprobed',
            'not_probed',
          ),
          tools: fc.nat(20),
          endpoint: fc.constantFrom(null, ENDPOINT, 'http://one.example/'),
          transport: fc.constantFrom('http', 'sse', 'stdio', 'local', 'unknown'),
          validatedAt: fc.constantFrom(null, '2026-11-29T00:00:00Z', '2026-10-01T00:00:00Z'),
          asOf: fc.constant(asOf),
        } as const),
        (facts) => {
          const { score: total, letter, points } = grade(facts as GradeFacts);
          expect(points.map(({ of }) => of)).toEqual([40, 20, 10, 15, 15]);
          expect(points.reduce((sum, point) => sum + point.points, 0)).toBe(total);
          for (const point of points) {
            expect(point.points).toBeGreaterThanOrEqual(0);
            expect(point.points).toBeLessThanOrEqual(point.of);
            expect(point.reason).toMatch(/^[A-Z].+\.$|^\d.+\.$|: \d+ of \d+\.$/);
          }
          const floor = { A: 80, B: 60, C: 40, D: 0 }[letter];
          expect(total).toBeGreaterThanOrEqual(floor);
          if (letter !== 'A') expect(total).toBeLessThan(floor + (letter === 'D' ? 40 : 20));
        },
      ),
    );
  });
});

describe('the facts of a listing', () => {
  it('come from the current state', () => {
    const facts = gradeFacts(listing(), serverState({ tool_count: 7 }), best.validatedAt, asOf);
    expect(facts).toEqual({ ...best, tools: 7 });
  });

  it('have no probe time without one', () => {
    const local = gradeFacts(localListing({ tools: ['a'] }), undefined, best.validatedAt, asOf);
    expect(local).toMatchObject({ status: 'local_unprobed', tools: 1, validatedAt: null });
    expect(grade(local).score).toBe(30);
  });
});
