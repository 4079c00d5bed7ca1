import { nameOf } from '../item.ts';
import { rule } from '../rule.ts';

const NAME = /^[A-Za-z0-9_.-]{1,128}$/;

export default rule({
  id: 'mcp-tool-name-invalid',
  severity: 'warning',
  stop: false,
  text: 'A tool has a name that clients may refuse, for its characters or its length.',
  fix: 'Stay with 1 to 128 characters of A-Z, a-z, 0-9, underscore, hyphen and dot.',
  fires: 'A name has another character, is empty or longer than 128, or is no text.',
  spares: 'Everything within these bounds.',
  needs: 'tools',
  judge({ served }) {
    return served.tools.flatMap((tool, index) => {
      const name = nameOf(tool);
      if (name !== null && NAME.test(name)) return [];
      return [{ where: `/tools/${index}/name`, text: name ?? 'no name' }];
    });
  },
});
