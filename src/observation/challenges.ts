/** One challenge of a WWW-Authenticate header (RFC 9110, 11.6.1). */
export interface Challenge {
  /** In lower case. */
  scheme: string;
  token68: string | null;
  /** Names in lower case; of a repeated name, the first. */
  params: Record<string, string>;
}

interface Read {
  challenge: Challenge;
  /** It keeps to the grammar. */
  sound: boolean;
  /** So does what stands before an element that is no parameter, by which another challenge begins. */
  opens: boolean;
  next: number;
}

const LONGEST_SCHEME = 64;
const MOST_CHALLENGES = 50;

const TOKEN = /[!#$%&'*+\-.^_`|~\w]+/y;
const TOKEN68 = /[\w\-.~+/]+=*(?=[ \t]*(?:,|$))/y;
const NAME = /([!#$%&'*+\-.^_`|~\w]+)[ \t]*=[ \t]*/y;
const QUOTED = /"((?:[^"\\\x00-\x08\x0a-\x1f\x7f]|\\[^\x00-\x08\x0a-\x1f\x7f])*)"/y;
/** What a client takes for a value where the grammar wants quotes: an address without them is common. */
const BARE = /[^\s,"]+/y;
const SPACES = / +/y;
const OWS = /[ \t]*/y;
const SEPARATOR = /[ \t]*(?:,[ \t]*)+/y;

/**
 * The challenges of a response, its WWW-Authenticate lines taken as one list. What strays from the
 * grammar is read as far as it can be, and `wellFormed` is then false.
 */
export function parseChallenges(lines: readonly string[]): {
  challenges: Challenge[];
  wellFormed: boolean;
} {
  const reads = readAll(lines.join(', '));
  const named = reads.filter(({ challenge }) => challenge.scheme !== '');
  return {
    challenges: named.map(({ challenge }) => challenge),
    wellFormed: reads.length > 0 && reads.every(({ sound }) => sound),
  };
}

/**
 * The scheme by which an answer asks for credentials: that of the first challenge at status 401, when
 * it is sound; else null. The challenges behind it are not judged.
 */
export function gateScheme(status: number | null, lines: readonly string[]): string | null {
  if (status !== 401) return null;
  const text = trimmed(lines.join(', '));
  if (text === '' || text.startsWith(',')) return null;
  const { challenge, opens } = readChallenge(text, 0);
  return opens ? challenge.scheme : null;
}

function readAll(value: string): Read[] {
  const text = trimmed(value);
  const reads: Read[] = [];
  let at = match(SEPARATOR, text, 0)?.[0].length ?? 0;
  while (at < text.length && reads.length < MOST_CHALLENGES) {
    const read = readChallenge(text, at);
    reads.push(read);
    at = read.next;
  }
  return reads;
}

/** One challenge, and where the next one starts. */
function readChallenge(text: string, from: number): Read {
  const scheme = match(TOKEN, text, from)?.[0] ?? '';
  const challenge: Challenge = { scheme: scheme.toLowerCase(), token68: null, params: {} };
  const read = (sound: boolean, next: number): Read => ({ challenge, sound, opens: sound, next });
  const broken = (at: number): Read => read(false, afterComma(text, at));
  if (scheme === '' || scheme.length > LONGEST_SCHEME) {
    challenge.scheme = '';
    return broken(from);
  }
  const after = from + scheme.length;
  const bare = endOfElement(text, after);
  if (bare !== null) return read(true, bare);
  const spaces = match(SPACES, text, after)?.[0].length ?? 0;
  if (spaces === 0) return broken(after);
  const at = after + spaces;
  const token68 = match(TOKEN68, text, at)?.[0];
  if (token68 !== undefined) {
    challenge.token68 = token68;
    return read(true, endOfElement(text, at + token68.length) ?? text.length);
  }
  return readParams(challenge, text, at);
}

function readParams(challenge: Challenge, text: string, from: number): Read {
  let at = from;
  let sound = true;
  let opens = false;
  const read = (isSound: boolean, next: number): Read => {
    return { challenge, sound: isSound, opens: opens || isSound, next };
  };
  for (;;) {
    const name = match(NAME, text, at);
    if (name === null) return read(false, afterComma(text, at));
    const value = readValue(text, at + name[0].length);
    // After a comma it is no parameter, and so the start of another challenge.
    if (at > from && sound && !value?.isValue) opens = true;
    if (value === null) {
      return opens ? read(sound, at) : read(false, afterComma(text, at));
    }
    const key = (name[1] ?? '').toLowerCase();
    if (!Object.hasOwn(challenge.params, key)) {
      Object.defineProperty(challenge.params, key, { value: value.text, ...OWN });
    }
    sound &&= value.sound;
    at = value.next;
    const next = endOfElement(text, at);
    if (next === null) return read(false, afterComma(text, at));
    at = next;
    // A name with its equals sign goes on with this challenge, anything else starts another.
    if (at >= text.length || match(NAME, text, at) === null) return read(sound, at);
  }
}

/** A parameter may be called `__proto__`. */
const OWN = { enumerable: true, configurable: true, writable: true };

function readValue(
  text: string,
  at: number,
): { text: string; isValue: boolean; sound: boolean; next: number } | null {
  const quoted = match(QUOTED, text, at);
  if (quoted !== null) {
    const inner = (quoted[1] ?? '').replace(/\\(.)/gs, '$1');
    return { text: inner, isValue: true, sound: true, next: at + quoted[0].length };
  }
  const bare = match(BARE, text, at)?.[0];
  if (bare === undefined) return null;
  const token = match(TOKEN, bare, 0)?.[0].length ?? 0;
  return { text: bare, isValue: token > 0, sound: token === bare.length, next: at + bare.length };
}

/** Where the next element starts, when this one ends at `at`; else null. */
function endOfElement(text: string, at: number): number | null {
  const separator = match(SEPARATOR, text, at)?.[0].length;
  if (separator !== undefined) return at + separator;
  const end = at + (match(OWS, text, at)?.[0].length ?? 0);
  return end === text.length ? end : null;
}

function afterComma(text: string, at: number): number {
  const comma = text.indexOf(',', at);
  return comma < 0 ? text.length : (endOfElement(text, comma) ?? text.length);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function trimmed(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '');
}
