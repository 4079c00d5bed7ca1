import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut } from '../../src/render/text.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['a word here', 8, 'a word…'],
  ['𝒳𝒳𝒳', 3, '𝒳𝒳𝒳'],
  ['𝒳𝒳𝒳', 2, '𝒳…'],
  ['👩‍💻👩‍💻', 3, '👩…'],
  ['x', 0, '…'],
])('cuts %s at %i to %s', (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
});

it('keeps a prefix in whole code points and is never longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
      const short = cut(text, max);
      expect([...short].length).toBeLessThanOrEqual(max);
      if (short !== text) expect(text.startsWith(short.slice(0, -1))).toBe(true);
      expect(short).not.toMatch(/\p{Cs}/u);
    }),
  );
});
