import { rule } from '../rule.ts';

/** Addresses that are nobody's but the server's own, such as localhost. */
const LEADS_NOWHERE = new Set(['address_refused', 'bad_url']);

export default rule({
  id: 'mcp-auth-no-metadata',
  severity: 'warning',
  stop: false,
  text: 'The server wants a sign-in and does not say where.',
  fix: 'Serve protected resource metadata (RFC 9728) and name its address in the WWW-Authenticate challenge.',
  fires:
    'The server answered 401, and neither the address in its challenge nor a well-known one leads to a valid document.',
  spares:
    'An open server, a 402 or 403, and metadata that could not be looked up for reasons of the read.',
  needs: 'answer',
  judge({ served: { auth } }) {
    if (auth === null || auth.status !== 401 || auth.resource !== null) return [];
    const tries = auth.tries.filter(({ kind }) => kind === 'resource');
    const unread = tries.find((one) => one.unread !== null && !LEADS_NOWHERE.has(one.unread));
    if (unread !== undefined) return { unjudged: `metadata could not be read: ${unread.unread}` };
    const looked = tries.map(({ url, status }) => `${url}: ${status ?? 'no answer'}`);
    return [{ where: 'sign_in', text: looked.join('; ') || 'no address to look at' }];
  },
});
