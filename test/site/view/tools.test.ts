import { expect, it } from 'vitest';
import { toolsView } from '../../../site/view/tools.ts';
import type { ToolOutline } from '../../../src/render/tool-outline.ts';

it('keeps a page light: so many tools in full, then names, then a number', () => {
  const tools = Array.from(
    { length: 1000 },
    (_, index): ToolOutline => ({
      name: `tool_${index}`,
      title: null,
      description: 'd'.repeat(100_000),
      parameters: Array.from({ length: 900 }, (_, at) => ({
        name: `p${at}`,
        type: 'string',
        required: false,
        description: 'p'.repeat(9000),
      })),
    }),
  );
  const { shown, named, left } = toolsView(tools);
  expect(shown.length + named.length + left).toBe(1000);
  expect(shown.length).toBeGreaterThanOrEqual(30);
  expect(JSON.stringify(shown[0]).length).toBeLessThan(20_000);
});
