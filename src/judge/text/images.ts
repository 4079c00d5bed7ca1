import { HAS, isBlank, type Look } from './look.ts';
import { hasDataSlot } from './slots.ts';
import { MAX_HITS, type Span } from './span.ts';
import { DIGIT, kindOf, OTHER, type Units } from './units.ts';

const LONGEST_LABEL = 200;
const LONGEST_ADDRESS = 700;
const LONGEST_REFERENCE = 600;

/** Pictures whose address has a place for data, or waits for it: in Markdown, as its reference, in HTML. */
export function imagesWithSlots(look: Look): Span[] {
  const { text, units, has } = look;
  const found: Span[] = [];
  if ((has & HAS.BRACKET) !== 0) {
    for (let at = text.indexOf('!['); at >= 0; at = text.indexOf('![', at + 2)) {
      const address = addressOfMarkdown(units, at + 2, text.length);
      if (address === null || !hasDataSlot(text, units, address.start, address.end)) continue;
      found.push({ start: at, end: address.end });
      if (found.length === MAX_HITS) break;
      at = address.end - 2;
    }
  }
  if ((has & HAS.LESS) === 0) return found;
  const marks = found.length;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const address = isElement(units, at) ? addressOfElement(units, at + 4, text.length) : null;
    if (address === null || !hasDataSlot(text, units, address.start, address.end)) continue;
    found.push({ start: at, end: address.end });
    if (found.length === marks + MAX_HITS) break;
    at = address.end - 1;
  }
  return found;
}

/** The address behind the label that begins here: `![a](https:…)`, `![a]: https:…`. */
function addressOfMarkdown(units: Units, label: number, length: number): Span | null {
  let at = label;
  while (at <= label + LONGEST_LABEL && at < length && units[at] !== 93 && units[at] !== 91) {
    at += 1;
  }
  if (units[at] !== 93 || at > label + LONGEST_LABEL) return null;
  at += 1;
  const inBrackets = units[at] === 40;
  if (inBrackets || units[at] === 58) at += 1;
  if (isBlank(units[at] as number)) at += 1;
  if (units[at] === 60) at += 1;
  if (!isWeb(units, at)) return null;
  const limit = Math.min(length, at + (inBrackets ? LONGEST_ADDRESS : LONGEST_REFERENCE));
  let end = at;
  while (end < limit && !isBlank(units[end] as number)) {
    if (units[end] === 40 || units[end] === 41) break;
    end += 1;
  }
  return { start: at, end };
}

/** `http:` or `https:`, and something behind it. */
function isWeb(units: Units, start: number): boolean {
  if (!spells(units, start, 'http')) return false;
  let at = start + 4;
  if (((units[at] as number) | 32) === 115) at += 1;
  if (units[at] !== 58) return false;
  const next = units[at + 1] as number;
  return next !== 0 && next !== 40 && next !== 41 && !isBlank(next);
}

const isElement = (units: Units, at: number): boolean =>
  spells(units, at + 1, 'img') && !isWordUnit(units[at + 4] as number);

/** The value of `src` in an element whose name ends here. */
function addressOfElement(units: Units, start: number, length: number): Span | null {
  const limit = Math.min(length - 1, start + LONGEST_LABEL);
  for (let at = start; at <= limit; at += 1) {
    const unit = units[at] as number;
    if (spells(units, at, 'src') && !isWordUnit(units[at - 1] as number)) {
      let value = at + 3;
      if (isBlank(units[value] as number)) value += 1;
      if (units[value] === 61) {
        value += 1;
        if (isBlank(units[value] as number)) value += 1;
        if (units[value] === 34 || units[value] === 39) value += 1;
        const end = endOfValue(units, value, length);
        if (end > value) return { start: value, end };
      }
    }
    if (unit === 60 || unit === 62) return null;
  }
  return null;
}

const LONGEST_SLOT = 80;

/** Where an attribute's value ends, which may have one `<slot>` in it. */
function endOfValue(units: Units, start: number, length: number): number {
  let end = plainEnd(units, start, Math.min(length, start + LONGEST_REFERENCE));
  if (end === start || units[end] !== 60) return end;
  let slot = end + 1;
  const last = Math.min(length - 1, end + LONGEST_SLOT + 1);
  while (slot < last && !isAngle(units[slot] as number)) slot += 1;
  if (units[slot] !== 62 || slot === end + 1) return end;
  end = slot + 1;
  return plainEnd(units, end, Math.min(length, end + LONGEST_ADDRESS - LONGEST_REFERENCE));
}

/** Within an attribute that is not quoted as such: up to a quotation mark, an angle or a blank. */
function plainEnd(units: Units, start: number, limit: number): number {
  let at = start;
  for (; at < limit; at += 1) {
    const unit = units[at] as number;
    if (unit === 34 || unit === 39 || isAngle(unit) || isBlank(unit)) break;
  }
  return at;
}

const isAngle = (unit: number): boolean => unit === 60 || unit === 62 || unit === 34;

function isWordUnit(unit: number): boolean {
  const kind = kindOf(unit);
  return unit === 95 || (kind !== OTHER && kind <= DIGIT);
}

/** Whether these small letters stand here, in whatever case. */
function spells(units: Units, start: number, letters: string): boolean {
  for (let at = 0; at < letters.length; at += 1) {
    if (((units[start + at] as number) | 32) !== letters.charCodeAt(at)) return false;
  }
  return true;
}
