import { REVISIONS } from '../../../observation/versions.ts';
import { rule } from '../rule.ts';

const RELEASED = new Set<string>(REVISIONS.map(({ version }) => version));

export default rule({
  id: 'mcp-protocol-unknown',
  severity: 'warning',
  stop: false,
  text: 'The protocol version that it answered with was never released.',
  fix: 'Answer with a released version: the one that was asked for if you speak it, else the newest that you do.',
  fires: 'The negotiated version is not in the table of releases.',
  spares: 'Every released version, the first and the newest alike.',
  needs: 'conversation',
  judge({ served }) {
    return served.eras
      .filter(({ protocol_version }) => !RELEASED.has(protocol_version))
      .map(({ era, protocol_version }) => ({
        where: `handshake/${era}/protocolVersion`,
        text: protocol_version,
      }));
  },
});
