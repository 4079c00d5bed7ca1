import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-capability-undeclared',
  severity: 'warning',
  stop: false,
  text: 'It serves tools without declaring that it has any.',
  fix: 'Declare `tools` among the capabilities of the handshake: a strict client does not ask otherwise.',
  fires: 'Tools were listed, and the capability `tools` is absent.',
  spares: 'An empty list.',
  needs: 'tools',
  judge({ served }) {
    const isMissing = served.tools.length > 0 && !served.lists.tools.declared;
    return isMissing ? [{ where: 'capabilities', text: 'no `tools`' }] : [];
  },
});
