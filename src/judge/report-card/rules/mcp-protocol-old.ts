import { rule } from '../rule.ts';

const FIRST = '2024-11-05';

export default rule({
  id: 'mcp-protocol-old',
  severity: 'info',
  stop: false,
  text: 'It speaks no newer protocol version than the first, 2024-11-05.',
  fix: 'Support 2025-06-18 or later: newer clients give up the oldest version first.',
  fires:
    'Offered the newest versions, the server settled for 2024-11-05, and no newer era answered.',
  spares: 'A server that speaks any newer version beside it.',
  needs: 'conversation',
  judge({ served: { eras } }) {
    const isOld =
      eras.length > 0 && eras.every(({ protocol_version }) => protocol_version === FIRST);
    return isOld ? [{ where: 'handshake/protocolVersion', text: FIRST }] : [];
  },
});
