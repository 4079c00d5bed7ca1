import type { Exchange } from '../generated/observation.ts';

const HIDDEN = 'REDACTED';
const SECRET_NAME =
  /key|token|secret|auth|passw|pwd|signature|^sig$|credential|session|jwt|^code$|^sid$/i;
const SECRET_VALUE = /^(sk-|pk_|rk_|gh[pousr]_|xox[a-z]-|AKIA|ey[JK])|^[A-Za-z0-9_\-+/=.]{32,}$/;

/** User info as a URL parser finds it: up to the last @ of the authority, also behind fewer or other slashes. */
const USER_INFO = /^(\s*(?:https?:[/\\]*|(?:[a-z][a-z0-9+.-]*:)?[/\\]{2}))([^/\\?#]*)@/i;

/**
 * The URL with user info and credential-looking values of its query and fragment replaced; text that
 * holds none is returned as it came, byte for byte.
 */
export function redactUrl(text: string): string {
  return parts(text.replace(USER_INFO, `$1${HIDDEN}@`), (name) => `${name}=${HIDDEN}`);
}

/** The same for an address that a server hands out for one session: no value of its query is kept. */
export function redactSessionUrl(text: string): string {
  return redactUrl(text).replace(/(?<=[?&][^=&#]*=)[^&#]+/g, HIDDEN);
}

/** What `redactUrl` takes out of a URL, as it stands there and decoded. */
export function secretsOf(text: string): string[] {
  const found = USER_INFO.exec(text)?.[2]?.split(':') ?? [];
  parts(text, (name, value) => {
    found.push(value);
    return name;
  });
  return [...new Set(found.flatMap((secret) => [secret, decoded(secret)]))];
}

/** Passes each credential of a query and a fragment through `hide`. */
function parts(text: string, hide: (name: string, value: string) => string): string {
  const mark = text.search(/[?#]/);
  if (mark < 0) return text;
  const pairs = text.slice(mark).replace(/([^?#&=]+)=([^?#&]+)/g, (pair, name, value) => {
    return SECRET_NAME.test(decoded(name)) || SECRET_VALUE.test(value) ? hide(name, value) : pair;
  });
  return text.slice(0, mark) + pairs;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
