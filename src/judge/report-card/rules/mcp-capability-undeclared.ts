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
    // Some serve an era of which they answer no opening request: then there is no place to declare it in.
    if (served.opening !== null && usableResult(served.opening) === null) {
      return { unjudged: 'the era that lists the tools answered no handshake' };
    }
    const isMissing = served.tools.length > 0 && !served.lists.tools.declared;
    return isMissing ? [{ where: 'capabilities', text: 'no `tools`' }] : [];
  },
});
