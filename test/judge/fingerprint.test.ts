import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, fingerprints } from '../../src/judge/fingerprint.ts';

interface Vector {
  id: string;
  tools: unknown[];
  toolset_projection: string;
  schema_projection_sha_input_bytes: number;
  toolset_fingerprint: string;
  schema_fingerprint: string;
}
const file = new URL('../cases/fingerprint-vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };
const withSchema = (name: string, inputSchema: unknown = { type: 'object' }) => ({
  name,
  inputSchema,
});

describe('the published vectors', () => {
  it('are there', () => expect(vectors.length).toBeGreaterThanOrEqual(4));

  it.each(vectors)('$id', (vector) => {
    const { toolset, schema, problems } = fingerprints(vector.tools);
    expect(toolset).toBe(vector.toolset_fingerprint);
    expect(schema).toBe(vector.schema_fingerprint);
    expect(problems).toEqual({ toolset: null, schema: null });
  });
});

describe('canonical text', () => {
  it.each([
    [{ b: 1, a: -0 }, '{"a":0,"b":1}'],
    [{ '\u{1F600}': 1, '\uFB33': 2 }, '{"\u05D3\u05BC":2,"\u{1F600}":1}'],
    [['e\u0301'], '["\u00E9"]'],
    [JSON.parse('{"__proto__":{"x":1}}'), '{"__proto__":{"x":1}}'],
    [1e21, '1e+21'],
  ])('of %j is %s', (value, text) => expect(canonicalText(value)).toBe(text));

  it.each([
    ['two keys that NFC makes one', { 'e\u0301': 1, '\u00E9': 2 }],
    ['a lone surrogate', ['\uD800']],
    ['no value', undefined],
    ['a number that is not finite', Number.POSITIVE_INFINITY],
  ])('there is none for %s', (_, value) => {
    expect(() => canonicalText(value)).toThrow();
  });
});

describe('a tool list', () => {
  it('has the same fingerprints in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), inputSchema: fc.object() })),
        fc.infiniteStream(fc.nat()),
        (tools, keys) => {
          const shuffled = tools
            .map((tool) => ({ tool, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ tool }) => tool);
          expect(fingerprints(shuffled)).toEqual(fingerprints(tools));
        },
      ),
    );
  });

  it('has the same fingerprints however its names are composed', () => {
    const decomposed = [withSchema('e\u0301'), withSchema('f')];
    const composed = [withSchema('\u00E9'), withSchema('f')];
    expect(fingerprints(decomposed)).toEqual(fingerprints(composed));
  });

  it('keeps names that occur twice', () => {
    const once = fingerprints([withSchema('a')]);
    expect(fingerprints([withSchema('a'), withSchema('a')]).toolset).not.toBe(once.toolset);
  });

  it('does not change with descriptions', () => {
    const described = { ...withSchema('a'), description: 'words' };
    expect(fingerprints([described])).toEqual(fingerprints([withSchema('a')]));
  });

  it('without one inputSchema keeps its toolset fingerprint', () => {
    const { toolset, schema, problems } = fingerprints([withSchema('a'), { name: 'b' }]);
    expect(toolset).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(schema).toBeNull();
    expect(problems).toEqual({ toolset: null, schema: 'fingerprint_canonicalize_failed' });
  });

  it.each([[null], ['tool'], [{}], [{ name: 7 }], [[]]])('with the item %j has none', (item) => {
    const { toolset, schema, problems } = fingerprints([withSchema('a'), item]);
    expect([toolset, schema]).toEqual([null, null]);
    expect(problems.toolset).toBe('fingerprint_tool_missing_name');
  });

  it('nested beyond any stack has no schema fingerprint', () => {
    let deep: unknown = {};
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(fingerprints([withSchema('a', deep)]).schema).toBeNull();
  });

  it('never throws, whatever JSON it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (tools) => {
        const { toolset, schema } = fingerprints(tools);
        for (const print of [toolset, schema]) {
          if (print !== null) expect(print).toMatch(/^sha256:[0-9a-f]{64}$/);
        }
      }),
    );
  });
});
