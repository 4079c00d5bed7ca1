import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRank, encoded } from '../../../site/search/postings.ts';

const ranks = (list: string): number[] => {
  const found: number[] = [];
  eachRank(list, (rank) => found.push(rank));
  return found;
};

describe('a list of ranks', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 300_000 })), fc.nat({ max: 400 }), (some, run) => {
        const all = [...new Set([...some, ...Array.from({ length: run }, (_, rank) => rank * 2)])];
        all.sort((a, b) => a - b);
        expect(ranks(encoded(all))).toEqual(all);
      }),
    );
  });

  it('takes a bit a listing at most, a character for near ones, and nothing for none', () => {
    const all = Array.from({ length: 6000 }, (_, rank) => rank);
    expect(encoded(all)).toHaveLength(1001);
    expect(encoded([3, 20, 51])).toHaveLength(3);
    expect(encoded([])).toBe('');
  });

  it('is of characters that need no escape in a text file', () => {
    expect(encoded(Array.from({ length: 64 }, (_, rank) => rank * rank))).toMatch(/^[\w-]+$/);
  });
});
