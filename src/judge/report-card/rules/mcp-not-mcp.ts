import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-not-mcp',
  severity: 'error',
  stop: false,
  text: 'Something answers at this address, but it does not shake hands in MCP.',
  fix: 'Let the address that the registry lists answer initialize (or server/discover) with a JSON-RPC result, as JSON or as an event stream.',
  fires: 'An HTTP answer came and none of the eras of the protocol was recognised in it.',
  spares:
    'A gate (401, 402, 403), a bot wall, a back-off, an error of the server or of a gateway before it: then the server could not be read.',
  needs: 'nothing',
  judge({ attempts, served }) {
    const last = attempts.at(-1);
    if (last === 'unclear') return { unjudged: 'the server gave no answer that says what it is' };
    if (last !== 'not_mcp' || served.opening === null) return [];
    const { status, media_type, body_form } = served.opening;
    const form = media_type ?? (body_form === 'empty' ? 'an empty body' : body_form);
    return [{ where: 'handshake', text: `HTTP ${status ?? '?'}, ${form}` }];
  },
});
