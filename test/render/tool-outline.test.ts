import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolOutline, toolsOf } from '../../src/render/tool-outline.ts';

const typesOf = (properties: unknown): string[] =>
  toolOutline({ name: 'a', inputSchema: { properties } }).parameters.map(({ type }) => type);

describe('toolOutline', () => {
  it('tells name, title, description and parameters', () => {
    const tool = {
      name: 'find',
      description: 'Finds.',
      annotations: { title: 'Find it' },
      inputSchema: {
        properties: { q: { type: 'string', description: 'What' }, n: { type: 'integer' } },
        required: ['q'],
      },
    };
    expect(toolOutline(tool)).toEqual({
      name: 'find',
      title: 'Find it',
      description: 'Finds.',
      parameters: [
        { name: 'q', type: 'string', required: true, description: 'What' },
        { name: 'n', type: 'integer', required: false, description: null },
      ],
    });
  });

  it('puts JSON Schema types in words', () => {
    expect(
      typesOf({
        a: { type: 'array', items: { type: 'number' } },
        b: { type: 'array' },
        c: { enum: ['x', 'y'] },
        d: { type: ['string', 'null'] },
        e: { anyOf: [{ type: 'string' }, { type: 'integer' }, { $ref: '#/x' }] },
        f: true,
        g: { $ref: '#/$defs/g' },
      }),
    ).toEqual([
      'array of number',
      'array',
      'enum',
      'string | null',
      'string | integer',
      'any',
      'any',
    ]);
  });

  it('makes something of anything that a server may send', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (tool, properties) => {
        expect(typeof toolOutline(tool).name).toBe('string');
        const outline = toolOutline({ name: 1, inputSchema: { properties, required: properties } });
        expect(outline.name).toBe('(no name)');
        for (const { type } of outline.parameters) expect(type).not.toBe('');
      }),
    );
  });

  it('takes what the server listed, else the names that the catalog has', () => {
    const toolset = { tools: [{ name: 'live' }] } as never;
    const names = (live: boolean): string[] =>
      toolsOf({ tools: ['claimed'] }, live, toolset).map(({ name }) => name);
    expect([names(true), names(false)]).toEqual([['live'], ['claimed']]);
  });
});
