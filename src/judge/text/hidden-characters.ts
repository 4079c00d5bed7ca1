import { isSuspect, standsInContext } from './character-context.ts';
import { isDirectional, lineDirections } from './direction.ts';
import { markupHidden } from './hidden-markup.ts';
import type { Place } from './walk.ts';

interface Span {
  start: number;
  end: number;
}

/** Hits nearer than this are one. */
const NEAR = 40;
const MAX_SPANS = 20;

/**
 * What a person can't see in a text and a model reads all the same: characters without a shape where no
 * script asks for them, text pushed out of view, text that markup hides.
 */
export function hiddenCharacters(text: string, place: Place): Span[] {
  return [...characters(text, place), ...pushedOut(text), ...markupHidden(text, place)];
}

function characters(text: string, place: Place): Span[] {
  const spans: Span[] = [];
  const directed = lineDirections(text);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 32 && unit < 127) continue;
    const start = at;
    let code = unit;
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length) {
      if (hasOnlyShapes(unit) && text.charCodeAt(at + 1) < 0xdffe) {
        at += 1;
        continue;
      }
      code = text.codePointAt(at) ?? unit;
      if (code > 0xffff) at += 1;
    }
    if (!isSuspect(code)) continue;
    const last = spans.at(-1);
    // What stands beside a hidden character is a part of the same run.
    if (last !== undefined && last.end === start) {
      last.end = at + 1;
      continue;
    }
    if (isDirectional(code) ? directed(start) : standsInContext(text, start, code, place)) continue;
    if (last !== undefined && start - last.end < NEAR) last.end = at + 1;
    else if (spans.length === MAX_SPANS) break;
    else spans.push({ start, end: at + 1 });
  }
  return spans;
}

/** Planes' blocks, by their high surrogate, with nothing in them that is suspect but noncharacters at the end. */
const hasOnlyShapes = (high: number): boolean =>
  high < 0xdb40 && high !== 0xd834 && high !== 0xd82f;

/** Fewest line breaks in a row, with nothing but blanks between, that push what follows out of sight. */
const LINES = 20;
/** The same for blanks on one line: plain ones, and ones that no keyboard makes. */
const BLANKS = 150;
const ODD_BLANKS = 24;

function pushedOut(text: string): Span[] {
  const spans: Span[] = [];
  if (text.length < LINES) return spans;
  for (const match of text.matchAll(/[\s\u2800]{20,}/gu)) {
    const end = match.index + match[0].length;
    if (end === text.length) continue;
    const lines = match[0].split('\n').length - 1;
    const odd = match[0].replace(/[ \t\r\n]+/g, '').length;
    const widest = Math.max(...match[0].split('\n', 1000).map((line) => line.length));
    if (lines >= LINES || widest >= BLANKS || odd >= ODD_BLANKS) {
      spans.push({ start: match.index, end });
    }
    if (spans.length === MAX_SPANS) break;
  }
  return spans;
}
