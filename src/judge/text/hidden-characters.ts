import { isSuspect, standsInContext } from './character-context.ts';
import { isDirectional, lineDirections } from './direction.ts';
import { markupHidden } from './hidden-markup.ts';
import { HAS, isBlank, type Look } from './look.ts';
import { MAX_HITS, type Span } from './span.ts';
import type { Units } from './units.ts';
import type { Place } from './walk.ts';

/** Hits nearer than this are one. */
const NEAR = 40;

/**
 * What a person can't see in a text and a model reads all the same: characters without a shape where no
 * script asks for them, text pushed out of view, text that markup hides.
 */
export function hiddenCharacters(look: Look, place: Place): Span[] {
  const { text, units, has } = look;
  const spans = (has & HAS.ODD) === 0 ? [] : characters(text, units, place);
  spans.push(...pushedOut(units, text.length));
  if ((has & HIDING) !== 0) spans.push(...markupHidden(look, place));
  return spans;
}

const HIDING = HAS.LESS | HAS.BRACKET | HAS.BACKSLASH;

function characters(text: string, units: Units, place: Place): Span[] {
  const spans: Span[] = [];
  const directed = lineDirections(units, text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = units[at] as number;
    if (unit >= 32 && unit < 127) continue;
    const start = at;
    let code = unit;
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length) {
      if (hasOnlyShapes(unit) && (units[at + 1] as number) < 0xdffe) {
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
    if (
      isDirectional(code)
        ? directed(start)
        : standsInContext(units, text.length, start, code, place)
    )
      continue;
    if (last !== undefined && start - last.end < NEAR) last.end = at + 1;
    else if (spans.length === MAX_HITS) break;
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

function pushedOut(units: Units, length: number): Span[] {
  const spans: Span[] = [];
  // A run of so many blanks has one at every such distance.
  for (let probe = LINES - 1; probe < length && spans.length < MAX_HITS; probe += LINES) {
    if (!isBlank(units[probe] as number)) continue;
    let start = probe;
    while (start > 0 && isBlank(units[start - 1] as number)) start -= 1;
    let at = start;
    let lines = 0;
    let odd = 0;
    let lineStart = start;
    let widest = 0;
    for (; at < length && isBlank(units[at] as number); at += 1) {
      const unit = units[at] as number;
      if (unit === 10) {
        lines += 1;
        widest = Math.max(widest, at - lineStart);
        lineStart = at + 1;
      } else if (unit !== 32 && unit !== 9 && unit !== 13) odd += 1;
    }
    widest = Math.max(widest, at - lineStart);
    // What nothing follows is no push.
    if (at === length) break;
    if (lines >= LINES || widest >= BLANKS || odd >= ODD_BLANKS) spans.push({ start, end: at });
    probe = Math.max(probe, at);
  }
  return spans;
}
