import { describe, expect, it } from 'vitest';
import { toolsView } from '../../../site/view/tools.ts';
import type { ToolOutline } from '../../../src/render/tool-outline.ts';

const tools = (
  count: number,
  parameters: number,
  words: (index: number) => string,
): ToolOutline[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `tool_${index}`,
    title: null,
    description: words(index),
    parameters: Array.from({ length: parameters }, (_, at) => ({
      name: `p${at}`,
      type: 'string',
      required: at === 0,
      description: words(index * parameters + at),
    })),
  }));

describe('what a page tells of tools', () => {
  it('is all of a usual list', () => {
    const view = toolsView(tools(12, 4, (index) => `Finds trains of kind ${index} for a station.`));
    expect(view).toMatchObject({ named: [], left: 0, omitted: null });
    expect(view.shown).toHaveLength(12);
    expect(view.shown[3]?.parameters).toHaveLength(4);
    expect(view.shown[3]).toMatchObject({
      description: 'Finds trains of kind 3 for a station.',
      more: 0,
    });
  });

  it('are so many in full, then names, then a number', () => {
    const { shown, named, left } = toolsView(tools(1000, 1, String));
    expect([shown.length, named.length, left]).toEqual([30, 200, 770]);
  });

  it('is less of a list that is too much for a page, and says so', () => {
    const long = (index: number) => `${index} `.repeat(3000);
    const { shown, omitted } = toolsView(tools(1000, 900, long));
    expect(omitted).not.toBeNull();
    expect(shown).toHaveLength(30);
    expect(shown[0]?.parameters.length).toBe(900 - (shown[0]?.more ?? 0));
    expect(JSON.stringify(shown).length).toBeLessThan(60_000);
  });

  it('leaves out the descriptions of parameters before the parameters, and those before descriptions', () => {
    const sizes = [20, 60, 120, 250, 600].map((length) => {
      let seed = 1;
      const noise = () => {
        let text = '';
        while (text.length < length) {
          seed = (seed * 48_271) % 2_147_483_647;
          text += seed.toString(36);
        }
        return text.slice(0, length);
      };
      const { shown } = toolsView(tools(30, 8, noise));
      return [
        shown[0]?.description?.length ?? 0,
        shown[0]?.parameters.length ?? 0,
        shown[0]?.parameters[0]?.description?.length ?? 0,
      ];
    });
    expect(sizes[0]).toEqual([20, 8, 20]);
    expect(sizes.at(-1)?.slice(1)).toEqual([0, 0]);
    for (const [, parameters = 0, described = 0] of sizes) {
      expect(parameters > 0 || described === 0).toBe(true);
    }
  });

  it('cuts no name that MCP allows', () => {
    const name = 'n'.repeat(128);
    expect(toolsView([{ name, title: name, description: null, parameters: [] }]).shown[0]).toEqual({
      name,
      title: null,
      description: null,
      parameters: [],
      more: 0,
    });
  });
});
