import { Fault } from '../fault.ts';

const NAME = /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/;
const LONGEST_NAME = 200;
/** A file name may have 255 bytes: this leaves room for any ending. */
const LONGEST_SEGMENT = 239;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;
/** So many letters of the other case in a row are worth a switch. */
const RUN = 3;

/** Is this a name by the registry's rules: 3 to 200 characters, a namespace, one slash, a name? */
export function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/**
 * The path of a name in files, URLs and badges: `<namespace>/<name>`, in lower case. Both segments are
 * safe as a file and in a URL as they stand, and no two names share a slug on a file system without case.
 *
 * Names have no `~`, so it starts every escape: `~x` is one X, `~~` switches between the cases until the
 * next `~~`, `~_` is a dot at an end of a segment, `~.` stands before a name that Windows reserves. Where
 * that grows too long a segment is `<cases>~-<lower case>`: the case of each letter as bits in base 36.
 *
 * A name that breaks the registry's rules is a Fault data_invalid.
 */
export function slug(name: string): string {
  if (!isName(name)) {
    const found = JSON.stringify(name.slice(0, LONGEST_NAME + 1));
    throw new Fault(
      'data_invalid',
      `${found} is not a server name: expected ${NAME.source}, ${LONGEST_NAME} characters at most`,
    );
  }
  const [namespace = '', rest = ''] = name.split('/');
  return `${encode(namespace)}/${encode(rest)}`;
}

/** The name that a slug stands for, or null when no name has this slug. */
export function unslug(path: string): string | null {
  if (path.length > 2 * LONGEST_SEGMENT + 1) return null;
  const segments = path.split('/').map(decode);
  const name = segments.join('/');
  return segments.length === 2 && isName(name) && slug(name) === path ? name : null;
}

function encode(segment: string): string {
  const spelled = spell(segment);
  if (spelled.length > LONGEST_SEGMENT) return pack(segment);
  return RESERVED.test(spelled) ? `~.${spelled}` : spelled;
}

function decode(segment: string): string {
  const [cases, body] = segment.split('~-');
  return cases !== undefined && body !== undefined ? unpack(cases, body) : unspell(segment);
}

function spell(segment: string): string {
  let out = '';
  let upper = false;
  for (let at = 0; at < segment.length; at++) {
    const char = segment.charAt(at);
    if (isOtherCase(char, upper)) {
      const run = runOf(segment, at, upper);
      out += run < RUN ? '~' : '~~';
      if (run >= RUN) upper = !upper;
    }
    const isEnd = at === 0 || at === segment.length - 1;
    out += char === '.' && isEnd ? '~_' : char.toLowerCase();
  }
  return out;
}

/** How many letters from here on are of the other case, what is no letter not counted. */
function runOf(segment: string, from: number, upper: boolean): number {
  let run = 0;
  for (const char of segment.slice(from)) {
    if (isOtherCase(char, !upper)) break;
    if (isOtherCase(char, upper)) run++;
  }
  return run;
}

function isOtherCase(char: string, upper: boolean): boolean {
  return upper ? /[a-z]/.test(char) : /[A-Z]/.test(char);
}

function unspell(segment: string): string {
  let upper = false;
  const parts = segment.match(/~~|~?[^~]/g) ?? [];
  return parts
    .map((part) => {
      if (part === '~~') upper = !upper;
      if (part === '~~' || part === '~.') return '';
      if (part === '~_') return '.';
      const escaped = part.startsWith('~');
      return escaped !== upper ? part.slice(-1).toUpperCase() : part.slice(-1);
    })
    .join('');
}

function pack(segment: string): string {
  const bits = segment
    .replace(/[^a-zA-Z]/g, '')
    .replace(/./g, (letter) => (/[A-Z]/.test(letter) ? '1' : '0'));
  return `${BigInt(`0b${bits}`).toString(36)}~-${segment.toLowerCase().replace(/\.$/, '~_')}`;
}

function unpack(cases: string, body: string): string {
  const value = [...cases].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36) || 0),
    0n,
  );
  const letters = body.replace(/~_$/, '.').replace(/[^a-z]/g, '').length;
  const bits = value.toString(2).padStart(letters, '0');
  let at = 0;
  return body
    .replace(/~_$/, '.')
    .replace(/[a-z]/g, (letter) => (bits[at++] === '1' ? letter.toUpperCase() : letter));
}
