import { usableResult } from '../../../observation/facts.ts';
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
    if (served.tools.length === 0 || served.lists.tools.declared) return [];
    // Some answer no opening request, in which they could declare anything.
    const isSilent = served.opening === null || usableResult(served.opening) === null;
    if (isSilent && served.eras.length < 2) {
      return { unjudged: 'no handshake of its era was answered' };
    }
    return [{ where: 'capabilities', text: 'no `tools`' }];
  },
});
