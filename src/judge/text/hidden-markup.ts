import { HAS, isBlank, type Look } from './look.ts';
import { MAX_HITS, type Span } from './span.ts';
import { DIGIT, kindOf, LOWER, type Units, UPPER } from './units.ts';
import type { Place } from './walk.ts';

const MAX_TAG = 400;
const SHORTEST_COMMENT = 10;

/** Styles and attributes under which an element's text is not drawn. */
const INVISIBLE =
  /display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?!\.?[1-9])|opacity\s?:\s?0(?!\.?[1-9])|color\s?[:=]\s?["']?(?:transparent|white\b|#fff\b|#ffffff\b|rgba\([^)]{1,20},\s?0\))|(?:text-indent|left|top)\s?:\s?-\d{3,}|(?:width|height)\s?:\s?0(?![.\d])|\shidden(?=[\s>=])/i;
/** At least two words follow, in some script. */
const WORDS = /^[^<]{0,40}?[\p{L}\p{N}_]{1,60}[^<\p{L}]{1,20}[\p{L}\p{N}_]/u;
const SPOKEN_OF = /(?:such as|like|e\.g\.|example|for instance|[`"'])[\s:(]*$/i;
/** Comments that belong to tools, and say nothing to a model. */
const DIRECTIVE =
  /^<!--\s*(?:prettier|markdownlint|eslint|biome|cspell|vale|toc|omit|more|todo|v?scode|textlint|\/)/i;

/** Text that a rendered description would not show: HTML comments, elements styled away, Markdown comments. */
export function markupHidden({ text, units, has }: Look, place: Place): Span[] {
  // A page that was read is full of them, and its author did not write it for a model.
  if (place === 'content') return [];
  const spans: Span[] = [];
  if ((has & HAS.LESS) !== 0) {
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
      const end = hiddenFrom(text, units, at);
      if (end > at && !SPOKEN_OF.test(text.slice(Math.max(0, at - 24), at))) {
        spans.push({ start: at, end });
        if (spans.length === MAX_HITS) break;
      }
    }
  }
  if ((has & (HAS.BRACKET | HAS.BACKSLASH)) === 0) return spans;
  if (!text.includes(']:') && !text.includes('\\')) return spans;
  for (const match of text.matchAll(MARKDOWN_COMMENT)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
    if (spans.length >= 2 * MAX_HITS) break;
  }
  return spans;
}

const MARKDOWN_COMMENT =
  /^\[(?:\/\/|comment|#|hidden|_)\]:[ \t]?(?:#|<>)[ \t]?["'(][^\n]{3,200}|\\(?:color|textcolor)\{white\}|\\phantom\{[^{}\n]{8,}/gim;

/** Where what the tag hides begins to be text; `at` when it hides nothing. */
function hiddenFrom(text: string, units: Units, at: number): number {
  const first = units[at + 1] as number;
  const kind = kindOf(first);
  if (first !== 33 && kind !== LOWER && kind !== UPPER) return at;
  const close = nextAngle(units, at + 1, text.length);
  if (text.startsWith('<!--', at)) {
    if (close >= 0 && close - at < SHORTEST_COMMENT) return at;
    if (DIRECTIVE.test(text.slice(at, at + 40))) return at;
    return WORDS.test(text.slice(at + 4, close < 0 ? at + 4 + MAX_TAG : close)) ? at + 4 : at;
  }
  if (close < 0 || units[close] === 60 || !opens(units, at + 1)) return at;
  if (!INVISIBLE.test(text.slice(at, close + 1))) return at;
  return WORDS.test(text.slice(close + 1, close + 200)) ? close + 1 : at;
}

const LONGEST_NAME = 21;

/** Whether the name of an element begins here, and something stands behind it. */
function opens(units: Units, start: number): boolean {
  let at = start;
  while (at < start + LONGEST_NAME && isOfName(units[at] as number)) at += 1;
  const unit = units[at] as number;
  return unit === 47 || isBlank(unit);
}

const isOfName = (unit: number): boolean => {
  const kind = kindOf(unit);
  return unit === 45 || kind === LOWER || kind === UPPER || kind === DIGIT;
};

/** The next `<` or `>` within reach, or -1. */
function nextAngle(units: Units, from: number, length: number): number {
  const end = Math.min(length, from + MAX_TAG);
  for (let at = from; at < end; at += 1) {
    const unit = units[at];
    if (unit === 60 || unit === 62) return at;
  }
  return -1;
}
