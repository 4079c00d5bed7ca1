import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/fault.ts';
import { isName, slug, unslug } from '../../src/store/slug.ts';

const NAMESPACE = 'abcxyzABCXYZ0123456789.-';
const REST = `${NAMESPACE}_`;
const WORDS = [
  'con',
  'CON',
  'Con',
  'nul',
  'aux',
  'com1',
  'LPT9',
  '.',
  '..',
  '...',
  'txt',
  '-',
  'A',
  'a',
];

const segment = (alphabet: string, maxLength: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength }),
    fc
      .array(fc.constantFrom(...WORDS, ...alphabet), { minLength: 1, maxLength: 8 })
      .map((words) => words.join('').slice(0, maxLength)),
  );
const name = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(segment(NAMESPACE, 12), segment(REST, 12)) },
    { weight: 1, arbitrary: fc.tuple(segment(NAMESPACE, 4), segment(REST, 195)) },
    { weight: 1, arbitrary: fc.tuple(segment(NAMESPACE, 195), segment(REST, 4)) },
  )
  .map((parts) => parts.join('/'));

/** The same name with the case of some letters changed. */
const caseTwins = name.chain((first) =>
  fc.array(fc.boolean(), { minLength: first.length, maxLength: first.length }).map((flips) => {
    const second = [...first].map((char, at) =>
      flips[at] ? (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()) : char,
    );
    return [first, second.join('')] as const;
  }),
);

function expectSafe(path: string): void {
  const segments = path.split('/');
  expect(segments).toHaveLength(2);
  for (const part of segments) {
    expect(part).toMatch(/^[a-z0-9._~-]+$/);
    expect(part).not.toMatch(/^\.|\.$|~$/);
    expect(part).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/);
    expect(part).not.toMatch(/~\d/);
    expect(part.length).toBeLessThanOrEqual(239);
  }
  expect(new URL(`https://site.example/servers/${path}/`).pathname).toBe(`/servers/${path}/`);
}

describe('slug', () => {
  it.each([
    ['io.github.example/weather', 'io.github.example/weather'],
    ['io.github.Owner/My-Repo', 'io.github.~owner/~my-~repo'],
    ['io.github.CSOAI-ORG/x', 'io.github.~~csoai-org/x'],
    ['ACMEtools/x', '~~acme~~tools/x'],
    ['a/README.md', 'a/~~readme.~m~d'],
    ['ABCxDEF/x', '~~abc~xdef/x'],
    ['../catalog', '~_~_/catalog'],
    ['./.', '~_/~_'],
    ['.../..', '~_.~_/~_~_'],
    ['.git/config', '~_git/config'],
    ['a./b.', 'a~_/b~_'],
    ['con/nul', '~.con/~.nul'],
    ['con.txt/com1.tar.gz', '~.con.txt/~.com1.tar.gz'],
    ['CON/Con', '~~con/~con'],
    ['console/com10', 'console/com10'],
    ['-a/-_-', '-a/-_-'],
  ])('%s is %s', (name, path) => {
    expect(slug(name)).toBe(path);
    expect(unslug(path)).toBe(name);
    expectSafe(path);
  });

  it('is reversible and safe for every legal name', () => {
    fc.assert(
      fc.property(name, (legal) => {
        const path = slug(legal);
        expect(unslug(path)).toBe(legal);
        expectSafe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it('tells names apart that differ in case only', () => {
    fc.assert(
      fc.property(caseTwins, ([first, second]) => {
        expect(slug(first).toLowerCase() === slug(second).toLowerCase()).toBe(first === second);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['all upper case', 'A'.repeat(198)],
    ['case by turns', 'aB'.repeat(99)],
    ['two by two, both ends dots', `.${'aABb'.repeat(49)}.`],
    ['a final dot', `${'bA'.repeat(98)}b.`],
    ['a reserved name', `nul.${'aB'.repeat(97)}`],
    ['no letters', '.'.repeat(198)],
    ['an upper-case letter in front', `A${'bB'.repeat(98)}b`],
  ])('keeps the longest names short enough for a file: %s', (_, long) => {
    for (const legal of [`${long}/x`, `x/${long}`]) {
      expect(isName(legal)).toBe(true);
      expect(unslug(slug(legal))).toBe(legal);
      expectSafe(slug(legal));
    }
  });

  it.each([
    '',
    'a',
    '/',
    'a/',
    '/b',
    'a/b/c',
    'a_b/c',
    'a/b\n',
    'a/b c',
    'a/~b',
    'ä/b',
    'a\\b/c',
    '../../x',
    `a/${'b'.repeat(199)}`,
  ])('refuses %j', (illegal) => {
    expect(isName(illegal)).toBe(false);
    expect(() => slug(illegal)).toThrow(Fault);
  });

  it('gives null for what is no slug', () => {
    for (const path of [
      '',
      'a',
      'A/b',
      '../catalog',
      'a/~',
      'a/~~',
      'a/~~~~b',
      'a/~1',
      'a/.b',
      'con/x',
      'a/~.b',
      'a/b/c',
      'a/~~a',
      'a/~~ab',
      '0~-a/b',
      'a~-/b',
      '~-a/b',
      'a~-b~-c/d',
      'a/%62',
      'a/b\u202e',
      '~~~~/a',
    ]) {
      expect(unslug(path), path).toBeNull();
    }
  });

  it('never takes any text for a slug that it does not write itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abA0.~_-/'), maxLength: 12 }), (text) => {
        const found = unslug(text);
        if (found !== null) expect(slug(found)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });
});
