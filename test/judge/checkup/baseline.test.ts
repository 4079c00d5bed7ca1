import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import validate from '../../../src/generated/baseline.validate.js';
import { baselineOf, compareWithBaseline, isSound } from '../../../src/judge/checkup/baseline.ts';
import { fingerprints } from '../../../src/judge/fingerprint.ts';

const READ_AT = '2026-11-30T12:00:00.000Z';
const URL_ = 'https://mcp.example/mcp';
const tool = (name: string, more: object = {}) => ({
  name,
  description: `${name} does it.`,
  inputSchema: { type: 'object', properties: { a: { type: 'string' } } },
  ...more,
});
const of = (tools: unknown[]) => {
  const baseline = baselineOf(URL_, tools, READ_AT);
  if (baseline === null) throw new Error('no baseline');
  return baseline;
};

describe('what changed since a list was approved', () => {
  const approved = of([tool('keep'), tool('drop'), tool('reword'), tool('reshape')]);

  it('is told per tool', () => {
    const now = [
      tool('new'),
      tool('reshape', { inputSchema: { type: 'object' } }),
      tool('reword', { description: 'Something else.' }),
      tool('keep', { title: 'no part of it' }),
    ];
    expect(compareWithBaseline(approved, now)).toEqual({
      added: ['new'],
      removed: ['drop'],
      changed: [
        { tool: 'reshape', parts: ['schema'] },
        { tool: 'reword', parts: ['description'] },
      ],
      text: 'added: new; removed: drop; changed: reshape (schema), reword (description).',
    });
  });

  it('is nothing where only order and composition differ', () => {
    const composed = tool('caf\u00e9', { inputSchema: { b: 1, a: 'e\u0301' } });
    const other = tool('cafe\u0301', { inputSchema: { a: '\u00e9', b: 1 } });
    const baseline = of([composed, tool('z')]);
    const { added, removed, changed } = compareWithBaseline(baseline, [
      tool('z'),
      { ...other, description: composed.description },
    ]);
    expect([added, removed, changed]).toEqual([[], [], []]);
    expect(of([tool('z'), composed])).toEqual(baseline);
  });

  it('tells a missing description from an empty one', () => {
    const { changed } = compareWithBaseline(of([tool('a', { description: undefined })]), [
      tool('a', { description: '' }),
    ]);
    expect(changed).toEqual([{ tool: 'a', parts: ['description'] }]);
  });
});

it('a list that is one name over and over is compared like any other', () => {
  const tools = Array.from({ length: 20_000 }, () => ({ name: 't', inputSchema: {} }));
  const baseline = of(tools);
  expect(compareWithBaseline(baseline, tools).text).toBe('The same tools in another form.');
  expect(compareWithBaseline(baseline, tools.slice(1)).changed).toEqual([
    { tool: 't', parts: ['description', 'schema'] },
  ]);
});

it('a list without a fingerprint cannot be approved', () => {
  expect(baselineOf(URL_, [{ description: 'no name' }], READ_AT)).toBeNull();
});

it('an edited baseline is not sound', () => {
  const baseline = of([tool('a')]);
  expect(isSound(baseline)).toBe(true);
  expect(isSound({ ...baseline, tools: [tool('b')] })).toBe(false);
});

it('any list that has a fingerprint comes back from its file with the same one', () => {
  const tools = fc.array(
    fc.record(
      {
        name: fc.string({ unit: 'binary' }),
        description: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')),
        inputSchema: fc.oneof(fc.jsonValue(), fc.constant('\udfff')),
      },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(tools, (list) => {
      const baseline = baselineOf(URL_, list, READ_AT);
      const { toolset, schema } = fingerprints(list);
      if (baseline === null) return expect(toolset).toBeNull();
      const read = JSON.parse(JSON.stringify(baseline));
      expect(validate(read)).toBe(true);
      expect(read.fingerprints).toEqual({ toolset, schema });
      expect(isSound(read)).toBe(true);
      const { added, removed, changed } = compareWithBaseline(read, list);
      expect([added, removed, changed]).toEqual([[], [], []]);
    }),
  );
});
