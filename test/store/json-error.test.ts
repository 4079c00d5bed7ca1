import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateJsonError } from '../../src/store/json-error.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('locateJsonError', () => {
  it.each([
    ['{"a":1,}', 1, 8, '', 'a member name', false],
    ['{\n  "a": [1, 2\n  "b"]}', 3, 3, '/a', ', or ]', false],
    ['{"servers":[{"n/a":1},{"n/a":tru}]}', 1, 30, '/servers/1/n~1a', 'a value', false],
    ['{"a":1} x', 1, 9, '', 'the end of the file', false],
    ['{"a":01}', 1, 6, '/a', 'a value', false],
    ["{'a':1}", 1, 2, '', 'a member name or }', false],
    ['{"a":"two\nlines"}', 1, 6, '/a', 'a value', false],
    ['{"a":[1,2', 1, 10, '/a/1', ', or ]', true],
    ['{"a":[1,"unfinish', 1, 9, '/a/1', 'a value', true],
    ['{"a":tru', 1, 6, '/a', 'a value', true],
    ['', 1, 1, '', 'a value', true],
  ])('%j', (text, line, column, path, expected, cutOff) => {
    const found = locateJsonError(text);
    expect(found).toMatchObject({ line, column, expected, cutOff });
    expect(found?.path.startsWith(path)).toBe(true);
  });

  it('agrees with JSON.parse on what is JSON, and never throws', () => {
    const mutated = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom(...'{}[]:,"\\ 0-.etn\n\u0001'),
        fc.nat(2),
      )
      .map(([text, where, char, cut]) => {
        const at = where % (text.length + 1);
        return text.slice(0, at) + char + text.slice(at + cut);
      });
    fc.assert(
      fc.property(fc.oneof(mutated, fc.json(), fc.string()), (text) => {
        expect(locateJsonError(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes a large and deep text', () => {
    const deep = `${'['.repeat(200_000)}"${'x'.repeat(5_000_000)}"`;
    expect(locateJsonError(deep)).toMatchObject({ cutOff: true, line: 1 });
  });
});
