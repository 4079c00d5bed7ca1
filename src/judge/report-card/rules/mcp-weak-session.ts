import { rule } from '../rule.ts';

/** Characters that carry 128 bits, by alphabet. Dashes carry none. */
const ENOUGH = { digits: 39, hex: 32, hex_dashed: 32 } as const;
const ENOUGH_OF_ANY = 22;
/** Of a UUID, for records that do not count them. */
const USUAL_DASHES = 4;

export default rule({
  id: 'mcp-weak-session',
  severity: 'warning',
  stop: false,
  text: 'The session id that it issues is short enough to be guessed.',
  fix: 'Issue random ids of 128 bits or more, as the transport asks for.',
  fires:
    'The id carries less than 128 bits: fewer than 39 digits, 32 hex digits, or 22 characters of any other alphabet.',
  spares: 'Servers without sessions. A read keeps the length and alphabet of an id, never the id.',
  needs: 'conversation',
  judge({ served: { session } }) {
    if (session === null) return [];
    const { length, alphabet, dashes = USUAL_DASHES } = session;
    const carrying = alphabet === 'hex_dashed' ? length - dashes : length;
    const enough = Object.hasOwn(ENOUGH, alphabet)
      ? ENOUGH[alphabet as keyof typeof ENOUGH]
      : ENOUGH_OF_ANY;
    return carrying < enough
      ? [{ where: 'session', text: `${length} characters, ${alphabet.replace('_', ', ')}` }]
      : [];
  },
});
