import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-tools-list-failed',
  severity: 'error',
  stop: false,
  text: 'tools/list did not give a list.',
  fix: 'Answer tools/list, and every page of it, with a result that holds an array `tools`.',
  fires:
    'The handshake worked, and a page of tools/list was answered by an error or without a `tools` array.',
  spares:
    'A server that declares no tools and does not know the method, a gate, and a list that a limit of the read cut off.',
  needs: 'conversation',
  judge({ served }) {
    const { state, reason } = served.lists.tools;
    if (state === 'cut') return { unjudged: `the list was cut off (${reason})` };
    if (state !== 'failed' || reason === 'gate') return [];
    return [{ where: 'tools/list', text: reason ?? 'no list' }];
  },
});
