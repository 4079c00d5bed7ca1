import { describe, expect, it } from 'vitest';
import { type TextSource, visibleTexts } from '../../../src/judge/text/walk.ts';

const paths = (source: TextSource) =>
  Object.fromEntries([...visibleTexts(source)].map(({ path, text }) => [path, text]));

describe('the texts that a model is given', () => {
  it('are all found, each with its place', () => {
    const source: TextSource = {
      instructions: 'I0',
      serverInfo: { name: 'S0', title: 'S1', icons: [{ src: 'https://x.test/i.png' }] },
      tools: [
        {
          name: 'T0',
          title: 'T1',
          description: 'T2',
          annotations: { title: 'T3', readOnlyHint: true },
          icons: [{ src: 'https://x.test/i.png' }],
          inputSchema: {
            type: 'object',
            required: ['q/1'],
            properties: {
              'q/1': { type: 'string', description: 'P0', enum: ['P1'], default: 'P2' },
              nested: { anyOf: [{ items: { examples: ['P3', { deep: ['P4'] }] } }] },
            },
            $defs: { 'a~b': { title: 'P5', const: 'P6', 'x-hint': 'P7' } },
          },
          outputSchema: { properties: { r: { description: 'O0' } } },
        },
      ],
      prompts: [{ name: 'R0', arguments: [{ name: 'R1', description: 'R2' }] }],
      resources: [{ uri: 'res:1', name: 'E0', description: 'E1' }],
      templates: [{ uriTemplate: 'res:{id}', title: 'E2' }],
      calls: [{ tool: 'T0', texts: ['C0', 'C1'] }],
      reads: [{ uri: 'res:1', texts: ['D0'] }],
    };
    expect(paths(source)).toEqual({
      '/instructions': 'I0',
      '/serverInfo/name': 'S0',
      '/serverInfo/title': 'S1',
      '/tools/0/name': 'T0',
      '/tools/0/title': 'T1',
      '/tools/0/description': 'T2',
      '/tools/0/annotations/title': 'T3',
      '/tools/0/inputSchema/properties/q~11': 'q/1',
      '/tools/0/inputSchema/properties/q~11/description': 'P0',
      '/tools/0/inputSchema/properties/q~11/enum/0': 'P1',
      '/tools/0/inputSchema/properties/q~11/default': 'P2',
      '/tools/0/inputSchema/properties/nested': 'nested',
      '/tools/0/inputSchema/properties/nested/anyOf/0/items/examples/0': 'P3',
      '/tools/0/inputSchema/properties/nested/anyOf/0/items/examples/1/deep': 'deep',
      '/tools/0/inputSchema/properties/nested/anyOf/0/items/examples/1/deep/0': 'P4',
      '/tools/0/inputSchema/$defs/a~0b': 'a~b',
      '/tools/0/inputSchema/$defs/a~0b/title': 'P5',
      '/tools/0/inputSchema/$defs/a~0b/const': 'P6',
      '/tools/0/inputSchema/$defs/a~0b/x-hint': 'P7',
      '/tools/0/outputSchema/properties/r': 'r',
      '/tools/0/outputSchema/properties/r/description': 'O0',
      '/prompts/0/name': 'R0',
      '/prompts/0/arguments/0/name': 'R1',
      '/prompts/0/arguments/0/description': 'R2',
      '/resources/0/name': 'E0',
      '/resources/0/description': 'E1',
      '/resources/0/uri': 'res:1',
      '/templates/0/title': 'E2',
      '/templates/0/uriTemplate': 'res:{id}',
      '/calls/0/texts/0': 'C0',
      '/calls/0/texts/1': 'C1',
      '/reads/0/texts/0': 'D0',
    });
  });

  it('are looked for in anything that a server may list', () => {
    const deep: Record<string, unknown> = { description: 'top' };
    let level = deep;
    for (let depth = 0; depth < 10_000; depth += 1) {
      const next: Record<string, unknown> = {};
      level.items = next;
      level = next;
    }
    const wide = Object.fromEntries(
      Array.from({ length: 150_000 }, (_, index) => [`p${index}`, {}]),
    );
    const odd = [null, 7, 'text', [], { name: 5, inputSchema: [] }, { inputSchema: 'no' }];
    const source: TextSource = {
      instructions: 7,
      serverInfo: [],
      tools: [...odd, { inputSchema: deep }, { inputSchema: { properties: wide } }],
      prompts: [{ arguments: { 0: 'x' } }, ...odd],
      resources: odd,
      templates: odd,
    };
    const texts = [...visibleTexts(source)];
    expect(texts.filter(({ text }) => text === 'top')).toHaveLength(1);
    expect(texts.length).toBeGreaterThan(150_000);
  });

  it('end at a bound, whatever is served', () => {
    const tools = Array.from({ length: 300_000 }, () => ({ name: 'a' }));
    expect([...visibleTexts({ tools })]).toHaveLength(200_000);
  });
});
