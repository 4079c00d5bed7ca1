import type { Exchange } from '../generated/observation.ts';

const HIDDEN = 'REDACTED';
const SECRET_NAME =
  /key|token|secret|auth|passw|pwd|signature|^sig$|credential|session|jwt|^code$|^sid$/i;
const SECRET_VALUE = /^(sk-|pk_|rk_|gh[pousr]_|xox[a-z]-|AKIA|ey[JK])|^[A-Za-z0-9_\-+/=.]{32,}$/;

/**
 * The URL with user info and credential-looking query values replaced; text that holds none is
 * returned as it came, byte for byte.
 */
export function redactUrl(text: string): string {
  const withoutUser = text.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, `$1${HIDDEN}@`);
  const mark = withoutUser.indexOf('?');
  if (mark < 0) return withoutUser;
  const hash = withoutUser.indexOf('#', mark);
  const end = hash < 0 ? withoutUser.length : hash;
  const query = withoutUser
    .slice(mark + 1, end)
    .split('&')
    .map(redactPair)
    .join('&');
  return `${withoutUser.slice(0, mark + 1)}${query}${withoutUser.slice(end)}`;
}

function redactPair(pair: string): string {
  const mark = pair.indexOf('=');
  if (mark < 0 || mark === pair.length - 1) return pair;
  const name = pair.slice(0, mark);
  const value = pair.slice(mark + 1);
  return SECRET_NAME.test(name) || SECRET_VALUE.test(value) ? `${name}=${HIDDEN}` : pair;
}

/** The same JSON with the credentials in every address hidden; null when it is nested too deep to be looked through. */
export function redactDocument(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value), (_, member) =>
      typeof member === 'string' && /^[a-z][a-z0-9+.-]*:\/\//i.test(member)
        ? redactUrl(member)
        : member,
    );
  } catch {
    return null;
  }
}

/** A challenge with the credentials in the addresses of its parameters hidden. */
export function redactChallenge(line: string): string {
  return line.replace(/\bhttps?:\/\/[^\s"',]+/gi, redactUrl);
}

/** A cookie's name and attributes, without its value. */
export function redactCookie(line: string): string {
  return line.replace(/^([^=;]*)=[^;]*/, `$1=${HIDDEN}`);
}

/** All that is kept of a session id. */
export function sessionShape(id: string): NonNullable<Exchange['session']> {
  return { length: id.length, dashes: id.split('-').length - 1, alphabet: alphabet(id) };
}

function alphabet(id: string): NonNullable<Exchange['session']>['alphabet'] {
  if (/^[0-9]+$/.test(id)) return 'digits';
  if (/^[0-9a-f]+$/i.test(id)) return 'hex';
  if (/^[0-9a-f-]+$/i.test(id)) return 'hex_dashed';
  if (/^[0-9a-z]+$/i.test(id)) return 'alphanumeric';
  return /^[\x21-\x7e]+$/.test(id) ? 'visible_ascii' : 'other';
}
