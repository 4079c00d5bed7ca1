import { dictionary, HASH_START, hashed } from './dictionary.ts';
import { HAS, isBlank, type Look } from './look.ts';
import { MAX_HITS, type Span } from './span.ts';
import { DIGIT, kindOf, LOWER, type Units, UPPER } from './units.ts';

/** Names of placeholders that hold what was said or who said it. */
const DATA =
  /data|conversation|chat|history|prompt|message|context|secret|token|key|password|email|user|memory|content|summary|session|cookie|env|file|answer|reply|response|result|input|text|info|base64|encoded|payload|exfil/i;
/** Names that the address of an ordinary picture has slots for, beside those that end in `id`. */
const OF_PICTURES = dictionary(
  `width height w h size x y z zoom lat lon lng latitude longitude format lang locale theme style color colour page
  version owner repo repository branch package name slug symbol ticker icon date year month day scale bbox layer
  filename ext hash sha code country city label status user/repo username/repo`.split(/\s+/),
);
const IDENTIFIER = /^\s*[a-z]{0,12}_?id\s*$/i;

/** A name whose first label is a place for data: it is looked up, and so sent, by whoever asks for it. */
const SLOT_HOST =
  /[{<](?<first>[^{}<>]{1,60})[}>](?:\.[{<](?<second>[^{}<>]{1,60})[}>])?\.(?:[a-z0-9-]{1,40}\.){1,6}[a-z]{2,12}\b/gi;
/** Labels that a service gives to its customers. */
const TENANT = /^(?:user_?name|user|account|context)$/i;

/** Host names with a slot for data of the user or the conversation. */
export function hostsWithSlots({ text, has }: Look): Span[] {
  const found: Span[] = [];
  if ((has & (HAS.LESS | HAS.BRACE)) === 0) return found;
  if (!text.includes('}.') && !text.includes('>.')) return found;
  for (const match of text.matchAll(SLOT_HOST)) {
    const { first = '', second } = match.groups ?? {};
    if (!DATA.test(first) || (second === undefined && TENANT.test(first))) continue;
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length === MAX_HITS) break;
  }
  return found;
}

/** By the unit that opens a slot, the one that closes it. */
const CLOSING = new Uint8Array(0x10000);
for (const pair of ['{}', '<>', '[]']) CLOSING[pair.charCodeAt(0)] = pair.charCodeAt(1);
/** What stands before the name of a value: `{x}`, `<x>`, `[x]`, `%s`, `$x`, `=CAPITALS`. */
const OPENING = new Uint8Array(0x10000);
for (const mark of '{<[%$=') OPENING[mark.charCodeAt(0)] = 1;
const LONGEST_NAME = 80;
const WAITS = /[?&][\w.-]{1,40}=$/;
/** Badges are drawn without a label, or in the usual style. */
const OF_BADGES = /[?&](?:label|logo|style|theme|colou?r)=$/i;

/** Whether the address of a picture has a place for data, or waits for it. */
export function hasDataSlot(text: string, units: Units, start: number, end: number): boolean {
  if (units[end - 1] === 61) {
    const last = text.slice(Math.max(start, end - LONGEST_NAME), end);
    if (WAITS.test(last) && !OF_BADGES.test(last)) return true;
  }
  // The slashes behind the scheme begin no path.
  const path = indexOf(units, 47, start + 9, end);
  const query = indexOf(units, 63, start, end);
  for (let at = start; at < end; at += 1) {
    if (OPENING[units[at] as number] === 0) continue;
    const from = at + 1;
    const to = nameEnd(units, at, from, end);
    if (to < 0) continue;
    if (!isOfPicture(text, units, from, to)) {
      if (at < path || at > query || DATA.test(text.slice(from, to))) return true;
    }
    at = to - 1;
  }
  return false;
}

/** Where a unit stands first, or the end. */
function indexOf(units: Units, unit: number, start: number, end: number): number {
  let at = start;
  while (at < end && units[at] !== unit) at += 1;
  return Math.min(at, end);
}

/** Where the name ends, or -1 where it is none. */
function nameEnd(units: Units, opens: number, from: number, end: number): number {
  const unit = units[opens] as number;
  const closing = CLOSING[unit] as number;
  let at = from;
  if (closing !== 0) {
    const limit = Math.min(end, from + LONGEST_NAME + 1);
    while (at < limit && units[at] !== unit && units[at] !== closing) at += 1;
    return at > from && at < limit && units[at] === closing ? at : -1;
  }
  if (unit === 37) {
    const isValue = units[at] === 115 || units[at] === 100;
    return isValue && !isHexadecimal(units[at + 1] as number) ? at + 1 : -1;
  }
  if (unit === 36) {
    while (at < end && (units[at] === 95 || isLetterOf(units[at] as number, LOWER, UPPER))) at += 1;
    return at - from >= 2 ? at : -1;
  }
  if (kindOf(units[at] as number) !== UPPER) return -1;
  while (at < end && (units[at] === 95 || isLetterOf(units[at] as number, UPPER, DIGIT))) at += 1;
  const isWhole = at === end || kindOf(units[at] as number) !== LOWER;
  return at - from > 3 && at - from <= 41 && isWhole ? at : -1;
}

const isLetterOf = (unit: number, kind: number, other: number): boolean =>
  kindOf(unit) === kind || kindOf(unit) === other;

const isHexadecimal = (unit: number): boolean =>
  kindOf(unit) === DIGIT || (unit >= 97 && unit <= 102);

function isOfPicture(text: string, units: Units, from: number, to: number): boolean {
  let start = from;
  let end = to;
  while (start < end && isBlank(units[start] as number)) start += 1;
  while (end > start && isBlank(units[end - 1] as number)) end -= 1;
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    hash = hashed(hash, kindOf(unit) === UPPER ? unit + 32 : unit);
  }
  if (OF_PICTURES.find(hash, end - start) > 0) return true;
  return ((units[end - 1] as number) | 32) === 100 && IDENTIFIER.test(text.slice(start, end));
}
