import { nameOf } from '../item.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-duplicate-tools',
  severity: 'error',
  stop: false,
  text: 'Two of its tools have the same name, and a client can not tell them apart.',
  fix: 'Give each tool a name of its own.',
  fires: 'The same name, to the letter, stands twice in the list over all of its pages.',
  spares: 'Names that differ in case, and a page that a stuck cursor served twice.',
  needs: 'whole_tools',
  judge({ served }) {
    const seen = new Set<string>();
    return served.tools.flatMap((tool, index) => {
      const name = nameOf(tool);
      if (name === null) return [];
      if (seen.has(name)) return [{ where: `/tools/${index}/name`, text: name }];
      seen.add(name);
      return [];
    });
  },
});
