import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, type Order, pretty, quoted } from '../../src/store/canonical.ts';

const ORDER: Order = { name: null, inner: { b: null, a: null }, version: null };

/** The same value with the members of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, reversed(member)]);
  return Object.fromEntries(members.reverse());
}

describe('canonical', () => {
  it('writes named members in their order, others after them by code unit', () => {
    const value = {
      z: 1,
      é: 2,
      Z: 3,
      version: '1',
      inner: { a: 1, b: 2, c: 3 },
      name: 'n',
      '10': 4,
      '9': 5,
    };
    expect(canonical(value, ORDER)).toBe(
      '{"name":"n","inner":{"b":2,"a":1,"c":3},"version":"1","10":4,"9":5,"Z":3,"z":1,"é":2}',
    );
  });

  it('gives the items of a list the order of the list', () => {
    expect(canonical([{ a: 1, b: 2 }, 'x', [{ a: 1, b: 2 }]], { b: null, a: null })).toBe(
      '[{"b":2,"a":1},"x",[{"b":2,"a":1}]]',
    );
  });

  it('gives back every JSON value that is well formed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), (value) => {
        const clean = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonical(clean))).toEqual(clean);
        expect(JSON.parse(pretty(clean))).toEqual(clean);
        expect(canonical(clean)).not.toMatch(/\n/);
      }),
    );
  });

  it('gives the same text for the same facts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonical(reversed(value), ORDER)).toBe(canonical(value, ORDER));
        expect(pretty(reversed(value), ORDER)).toBe(pretty(value, ORDER));
      }),
    );
  });

  it('keeps hostile member names as data', () => {
    const text = '{"__proto__":{"x":1},"constructor":2,"toString":3}';
    expect(canonical(JSON.parse(text))).toBe(text);
    expect(canonical(JSON.parse(text), { toString: null } as unknown as Order)).toBe(
      '{"toString":3,"__proto__":{"x":1},"constructor":2}',
    );
  });

  it('leaves members out that are undefined, and writes null for numbers that JSON does not have', () => {
    expect(canonical({ a: undefined, b: Number.POSITIVE_INFINITY, c: -0 })).toBe(
      '{"b":null,"c":0}',
    );
  });

  it('stops at a depth that every reader of JSON can take', () => {
    const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(canonical(deep(100))).toBe('['.repeat(100) + ']'.repeat(100));
    expect(canonical(deep(100_000))).toBe(
      `${'['.repeat(100)}"[nested too deep to be kept]"${']'.repeat(100)}`,
    );
    expect(pretty(deep(100_000)).length).toBeLessThan(50_000);
  });

  it('indents the pretty form by two spaces', () => {
    expect(pretty({ name: 'n', list: [1, { a: [] }], none: {} }, ORDER)).toBe(
      '{\n  "name": "n",\n  "list": [\n    1,\n    {\n      "a": []\n    }\n  ],\n  "none": {}\n}\n',
    );
  });
});

describe('quoted', () => {
  it.each([
    ['plain "text" \\ /', '"plain \\"text\\" \\\\ /"'],
    ['two\nlines\t\0', '"two\\nlines\\t\\u0000"'],
    ['\u202eabc\u2066\u200b\ufeff', '"\\u202eabc\\u2066\\u200b\\ufeff"'],
    ['a\u2028b\u2029c\u0085d\u007f', '"a\\u2028b\\u2029c\\u0085d\\u007f"'],
    ['tag \u{e0041}', '"tag \\udb40\\udc41"'],
    ['日本語 — é 🎉', '"日本語 — é 🎉"'],
    ['\ud800 and \udfff', '"\ufffd and \ufffd"'],
    ['\\ud800', '"\\\\ud800"'],
  ])('%j', (text, json) => {
    expect(quoted(text)).toBe(json);
    expect(JSON.parse(quoted(text))).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  });

  it('makes one member of two names that are written alike', () => {
    expect(canonical({ '\ud800': 1, '\udfff': 2 })).toBe('{"\ufffd":2}');
  });
});
