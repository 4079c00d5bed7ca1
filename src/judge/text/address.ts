/** A URL in a text. */
export interface Address {
  end: number;
  kind: '#url' | '#url-open' | '#url-slot';
  /** It is where a cloud hands out credentials. */
  metadata: boolean;
  /** What stands in its query in capitals, in place of a value. */
  capitals: { start: number; end: number } | null;
}

const SCHEME = /^(?:https?|ftp|wss?)$/i;

/** Whether `scheme` at `start` and `://` behind it begin a URL. */
export const beginsAddress = (text: string, start: number, colon: number): boolean =>
  colon - start <= 5 && text.startsWith('://', colon) && SCHEME.test(text.slice(start, colon));

const METADATA_HOST =
  /^(?:169\.254\.169\.254|169\.254\.170\.2|metadata\.google\.internal|100\.100\.100\.200|\[fd00:ec2::254\])/;
/** A placeholder in capitals for the value of a query: `?q=CHAT_HISTORY`. */
const CAPITALS = /=[A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){0,6}(?=[&#]|$)/;
const ENDS = new Set([...`"'>)]\`|`].map((mark) => mark.charCodeAt(0)));
const SLOTS = new Set([...'<{[$'].map((mark) => mark.charCodeAt(0)));
const REACH = 400;

/** The URL whose `://` stands at `colon`, up to its end or to the placeholder in it. */
export function readAddress(text: string, colon: number): Address {
  const host = colon + 3;
  let at = host;
  let slot = false;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit <= 32 || unit >= 0x2000 || ENDS.has(unit)) break;
    // Behind the slashes a bracket opens an IPv6 address.
    if (SLOTS.has(unit) && !(unit === 91 && at === host)) {
      slot = !text.startsWith('</', at);
      break;
    }
    if (unit === 37 && text.charCodeAt(at + 1) === 115) slot = true;
  }
  while (at > host && '.,;:!?'.includes(text.charAt(at - 1))) at -= 1;
  const found = CAPITALS.exec(text.slice(colon, Math.min(at, colon + REACH)));
  const from = colon + (found?.index ?? 0) + 1;
  const open = text.charAt(at - 1) === '=';
  return {
    end: at,
    kind: slot || found !== null ? '#url-slot' : open ? '#url-open' : '#url',
    metadata: METADATA_HOST.test(text.slice(host, host + 40)),
    capitals: found === null ? null : { start: from, end: from + found[0].length - 1 },
  };
}
