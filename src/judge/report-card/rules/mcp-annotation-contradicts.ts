import { contradictsReadOnly } from '../../../observation/read-only-name.ts';
import { isRecord, nameOf } from '../item.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-annotation-contradicts',
  severity: 'warning',
  stop: false,
  text: 'A tool is marked read-only, and its name says that it changes something.',
  fix: 'Set readOnlyHint where nothing is changed, and nowhere else: clients do not ask before they call such a tool.',
  fires: 'readOnlyHint is true, and the leading verb of the name changes something.',
  spares:
    'Names in which such a word is not the verb: get_deleted_items, list_updates, dropbox_search, preview_post.',
  needs: 'tools',
  judge({ served }) {
    return served.tools.flatMap((tool, index) => {
      const name = nameOf(tool);
      const hints = isRecord(tool) ? tool.annotations : undefined;
      const isReadOnly = isRecord(hints) && hints.readOnlyHint === true;
      if (name === null || !isReadOnly || !contradictsReadOnly(name)) return [];
      return [{ where: `/tools/${index}/annotations/readOnlyHint`, text: name }];
    });
  },
});
