import type { Place } from './walk.ts';

const MAX_SPANS = 20;
const MAX_TAG = 400;
const SHORTEST_COMMENT = 10;

/** Styles and attributes under which an element's text is not drawn. */
const INVISIBLE =
  /display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?!\.?[1-9])|opacity\s?:\s?0(?!\.?[1-9])|color\s?[:=]\s?["']?(?:transparent|white\b|#fff\b|#ffffff\b|rgba\([^)]{1,20},\s?0\))|(?:text-indent|left|top)\s?:\s?-\d{3,}|(?:width|height)\s?:\s?0(?![.\d])|\shidden(?=[\s>=])/i;
const OPENS = /^<[a-z][a-z0-9-]{0,20}[\s/]/i;
/** At least two words follow, in some script. */
const WORDS = /^[^<]{0,40}?[\p{L}\p{N}_]{1,60}[^<\p{L}]{1,20}[\p{L}\p{N}_]/u;
const SPOKEN_OF = /(?:such as|like|e\.g\.|example|for instance|[`"'])[\s:(]*$/i;
/** Comments that belong to tools, and say nothing to a model. */
const DIRECTIVE =
  /^<!--\s*(?:prettier|markdownlint|eslint|biome|cspell|vale|toc|omit|more|todo|v?scode|textlint|\/)/i;

/** Text that a rendered description would not show: HTML comments, elements styled away, Markdown comments. */
export function markupHidden(text: string, place: Place): { start: number; end: number }[] {
  // A page that was read is full of them, and its author did not write it for a model.
  if (place === 'content') return [];
  const spans: { start: number; end: number }[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const end = hiddenFrom(text, at);
    if (end > at && !SPOKEN_OF.test(text.slice(Math.max(0, at - 24), at))) {
      spans.push({ start: at, end });
      if (spans.length === MAX_SPANS) break;
    }
  }
  if (!text.includes(']:') && !text.includes('\\')) return spans;
  for (const match of text.matchAll(MARKDOWN_COMMENT)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
    if (spans.length >= 2 * MAX_SPANS) break;
  }
  return spans;
}

const MARKDOWN_COMMENT =
  /^\[(?:\/\/|comment|#|hidden|_)\]:[ \t]?(?:#|<>)[ \t]?["'(][^\n]{3,200}|\\(?:color|textcolor)\{white\}|\\phantom\{[^{}\n]{8,}/gim;

/** Where what the tag hides begins to be text; `at` when it hides nothing. */
function hiddenFrom(text: string, at: number): number {
  const close = nextOf(text, at + 1);
  if (text.startsWith('<!--', at)) {
    if (close >= 0 && close - at < SHORTEST_COMMENT) return at;
    if (DIRECTIVE.test(text.slice(at, at + 40))) return at;
    return WORDS.test(text.slice(at + 4, close < 0 ? at + 4 + MAX_TAG : close)) ? at + 4 : at;
  }
  if (close < 0 || text.charCodeAt(close) === 60 || !OPENS.test(text.slice(at, at + 24))) return at;
  if (!INVISIBLE.test(text.slice(at, close + 1))) return at;
  return WORDS.test(text.slice(close + 1, close + 200)) ? close + 1 : at;
}

/** The next `<` or `>` within reach, or -1. */
function nextOf(text: string, from: number): number {
  const end = Math.min(text.length, from + MAX_TAG);
  for (let at = from; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 60 || unit === 62) return at;
  }
  return -1;
}
