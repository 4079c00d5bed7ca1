import { createHash } from 'node:crypto';
import { normalizeEndpoint } from '../catalog/endpoint.ts';
import { checkupRefusal } from '../reads/checkup.ts';
import { refusalOf } from '../reads/endpoint.ts';
import { redactUrl } from '../wire/redact.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

/** An address that may be read. */
export interface Target {
  url: string;
  /** The same for all spellings of one address; of a fixed length. */
  key: string;
  /** What the rule of one read every 10 minutes is about: the name or address, on all of its ports. */
  host: string;
  /** What the listing that has this endpoint declares; null where none does. */
  transport: 'http' | 'sse' | null;
}

const LONGEST = 1000;

const REFUSED: Record<NonNullable<ReturnType<typeof refusalOf>>, RefusalCode> = {
  not_a_url: 'url_invalid',
  not_http: 'url_not_http',
  unresolved_template: 'url_template',
  address_refused: 'address_refused',
};

/** The address that a request names, as far as it can be told without a look-up. @throws Refusal */
export function targetOf(
  text: string,
  read: 'checkup' | 'handshake',
  allowPrivate: boolean,
): Omit<Target, 'transport'> {
  const url = text.trim();
  if (url === '' || url.length > LONGEST || !URL.canParse(url)) throw new Refusal('url_invalid');
  const { hostname, protocol, username, password } = new URL(url);
  if (username !== '' || password !== '' || redactUrl(url) !== url)
    throw new Refusal('url_has_credentials');
  const refused =
    read === 'checkup' ? checkupRefusal(url, allowPrivate) : refusalOf(url, allowPrivate);
  if (refused !== null) {
    const isHttp = refused === 'not_http' && protocol === 'http:';
    throw new Refusal(isHttp ? 'url_not_https' : REFUSED[refused]);
  }
  const key = createHash('sha256').update(normalizeEndpoint(url, 'http')).digest('base64url');
  return { url, key, host: hostname.replace(/\.+$/, '') };
}
