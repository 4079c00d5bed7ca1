import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../../site/search/build.ts';
import { nearWords, slips } from '../../../site/search/near.ts';

const NAMES = ['com.a/github', 'com.b/github', 'com.c/gitlab', 'com.d/weather', 'com.e/calendar'];

const files = new Map(
  searchIndex(
    NAMES.map((name) => ({
      name,
      title: name,
      description: '',
      tools: '',
      row: [name, '', '', '', 0, 'A', 90, 1, 0],
    })),
    '2026-11-29T04:17:00Z',
  ).map(({ path, content }) => [path, content]),
);
const manifest = JSON.parse(files.get('index.json') ?? '');
const read = async (path: string): Promise<string> => files.get(path) ?? expect.fail(path);

describe('the words that are near to one that no listing has', () => {
  it.each([
    ['githb', ['github']],
    ['gtihub', ['github']],
    ['githhub', ['github']],
    ['wether', ['weather']],
    ['calander', ['calendar']],
    ['calednra', ['calendar']],
    ['github', []],
    ['gti', []],
    ['xyzzyx', []],
    ['', []],
  ])('%j', async (word, near) => {
    expect(await nearWords(manifest, read, word)).toEqual(near);
  });
});

describe('slips', () => {
  it('are none between a word and itself, and as many one way as the other', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slips(a, a)).toBe(0);
        expect(slips(a, b)).toBe(slips(b, a));
        expect(slips(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(slips(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
