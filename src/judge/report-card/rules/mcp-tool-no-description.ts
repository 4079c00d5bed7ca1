import { isRecord, labelOf } from '../item.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-tool-no-description',
  severity: 'warning',
  stop: false,
  text: 'A tool comes without a description, and a model has to guess what it does.',
  fix: 'Say what it does, what it takes and what it gives back.',
  fires: 'The description is absent, no text, or blank.',
  spares: 'Any text, however short.',
  needs: 'tools',
  judge({ served }) {
    return served.tools.flatMap((tool, index) => {
      const description = isRecord(tool) ? tool.description : undefined;
      if (typeof description === 'string' && description.trim() !== '') return [];
      return [{ where: `/tools/${index}/description`, text: labelOf(tool) }];
    });
  },
});
