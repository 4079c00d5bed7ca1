import { HAS, type Look } from './look.ts';
import { MAX_HITS, type Span } from './span.ts';
import type { Units } from './units.ts';

/** Names of placeholders that hold what was said or who said it. */
const DATA =
  /data|conversation|chat|history|prompt|message|context|secret|token|key|password|email|user|memory|content|summary|session|cookie|env|file|answer|reply|response|result|input|text|info|base64|encoded|payload|exfil/i;
/** Names that the address of an ordinary picture has slots for. */
const OF_PICTURES =
  /^\s*(?:width|height|w|h|size|x|y|z|zoom|lat|lon|lng|latitude|longitude|id|[a-z]{0,12}_?id|format|lang|locale|theme|style|color|colour|page|version|owner|repo|repository|branch|package|name|slug|symbol|ticker|icon|date|year|month|day|scale|bbox|layer|filename|ext|hash|sha|code|country|city|label|status|user(?:name)?\/repo)\s*$/i;

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

/** What stands for a value: `{x}`, `<x>`, `[x]`, `%s`, `$x`, `=CAPITALS`. */
const SLOT =
  /\$?\{{1,2}([^{}]{1,80})\}{1,2}|<([^<>]{1,80})>|\[([^\][]{1,80})\]|%([sd])(?![0-9a-f])|\$([A-Za-z_]{2,40})|(?<==)([A-Z][A-Z0-9_]{3,40})\b/g;
const WAITS = /[?&][\w.-]{1,40}=$/;
const MARKS = new Uint8Array(0x10000);
for (const mark of '{<[%$=') MARKS[mark.charCodeAt(0)] = 1;

/** Whether the address of a picture has a place for data, or waits for it. */
export function hasDataSlot(text: string, units: Units, start: number, end: number): boolean {
  let first = start;
  while (first < end && MARKS[units[first] as number] !== 1) first += 1;
  if (first === end) return false;
  const address = text.slice(start, end);
  if (units[end - 1] === 61 && WAITS.test(address)) return true;
  const query = address.indexOf('?');
  const path = address.indexOf('/', 9);
  SLOT.lastIndex = 0;
  for (let match = SLOT.exec(address); match !== null; match = SLOT.exec(address)) {
    const name = match.slice(1).find((group) => group !== undefined) ?? '';
    if (OF_PICTURES.test(name)) continue;
    const inHost = path < 0 || match.index < path;
    if (DATA.test(name) || inHost || (query >= 0 && match.index > query)) return true;
  }
  return false;
}
