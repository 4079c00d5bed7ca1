import { isRecord, labelOf } from '../item.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-tool-no-schema',
  severity: 'error',
  stop: false,
  text: "A tool has no input schema that is an object's.",
  fix: 'Give each tool an inputSchema of `"type": "object"`, also where it takes nothing.',
  fires: 'inputSchema is absent, no object, or its `type` is not "object".',
  spares: 'A schema of type object without properties.',
  needs: 'tools',
  judge({ served }) {
    return served.tools.flatMap((tool, index) => {
      const schema = isRecord(tool) ? tool.inputSchema : undefined;
      if (isRecord(schema) && schema.type === 'object') return [];
      return [{ where: `/tools/${index}/inputSchema`, text: labelOf(tool) }];
    });
  },
});
