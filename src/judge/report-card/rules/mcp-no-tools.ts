import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-no-tools',
  severity: 'info',
  stop: false,
  text: 'Its tool list is empty.',
  fix: '',
  fires: 'The list was read to its end and holds nothing.',
  spares:
    'A list that was not read whole or that failed, and a server that neither declares nor lists tools.',
  needs: 'whole_tools',
  judge({ served }) {
    const isEmpty = served.lists.tools.state === 'whole' && served.tools.length === 0;
    return isEmpty ? [{ where: '/tools', text: 'an empty list' }] : [];
  },
});
