import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toolsetDigest } from '../../../src/judge/report-card/digest.ts';
import { tool } from './facts.ts';

const shuffled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  const members = Object.entries(value).map(([key, member]) => [key, shuffled(member)] as const);
  return Object.fromEntries(members.reverse());
};

it('a digest is of the tools, in whatever order they and their members come', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 }), (schemas) => {
      const tools = schemas.map((inputSchema, n) => tool({ name: `t${n}`, inputSchema }));
      const other = tools.map(shuffled).reverse();
      expect(toolsetDigest(other)).toBe(toolsetDigest(tools));
    }),
  );
});

it.each<[string, Record<string, unknown>]>([
  ['a name', { name: 'other' }],
  ['a title', { title: 'Forecast' }],
  ['a description', { description: 'Forecasts.' }],
  ['a blank at the end', { description: `${tool().description} ` }],
  ['an output schema', { outputSchema: { type: 'object' } }],
  ['a hint', { annotations: { readOnlyHint: true } }],
  ['half of a character', { description: '\ud800' }],
])('%s makes another one', (_, own) => {
  expect(toolsetDigest([tool(own)])).not.toBe(toolsetDigest([tool()]));
});

it.each<[string, Record<string, unknown>]>([
  ['icons', { icons: [{ src: 'https://a.example/icon.png' }] }],
  ['_meta', { _meta: { version: 2 } }],
])('%s, which no model reads, makes no other one', (_, own) => {
  expect(toolsetDigest([tool(own)])).toBe(toolsetDigest([tool()]));
});

it('one half of a character is not the other', () => {
  const of = (description: string) => toolsetDigest([tool({ description })]);
  expect(of('\ud800')).not.toBe(of('\udc00'));
});

it('a member is one whatever its name', () => {
  const of = (schema: string) => toolsetDigest([tool({ inputSchema: JSON.parse(schema) })]);
  expect(of('{"type":"object","__proto__":{"a":1}}')).not.toBe(of('{"type":"object"}'));
  expect(of('{"type":"object","__proto__":{"a":1}}')).not.toBe(of('{"type":"object","a":1}'));
});
