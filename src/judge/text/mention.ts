import { type CompiledPattern, type Grammar, ROLES } from './grammar.ts';
import type { Spelled } from './spelled.ts';

/** How many words a negation may stand before what it negates, and how far back a sentence is looked at. */
const NEGATION_REACH = 3;
const SENTENCE_REACH = 30;
/** How far a quotation may reach beyond what was found, in UTF-16 units. */
const QUOTE_REACH = 160;

/** Beside the bits of `ROLES`: that they were looked for, and whether a negation stands before the word. */
const KNOWN = 128;
const NEGATED = 64;
const AFFIRMED = 32;

/** Whether what was found is forbidden, denied, quoted or only spoken about, so that it orders nothing. */
export function mentions(
  spelled: Spelled,
  grammar: Grammar<string>,
): (first: number, last: number, pattern: CompiledPattern) => boolean {
  // Several patterns begin at the same word.
  const about = new Uint8Array(spelled.count);
  return (first, last, pattern) => {
    if (!pattern.negated) {
      const known = about[first] ?? 0;
      const negated = known & (NEGATED | AFFIRMED) || negation(first, spelled, grammar);
      about[first] = known | negated;
      if (negated === NEGATED) return true;
    }
    let roles = about[first] ?? 0;
    if ((roles & KNOWN) === 0) {
      roles |= rolesBefore(first, spelled, grammar) | KNOWN;
      about[first] = roles;
    }
    if ((roles & ROLES.DETECT) !== 0 && (roles & ROLES.ATTACK) !== 0) return true;
    if (pattern.except !== null && isFollowedBy(pattern.except, last, spelled, grammar))
      return true;
    if (pattern.unless !== null && isBeside(pattern.unless, first, last, spelled, grammar))
      return true;
    return (roles & (ROLES.DETECT | ROLES.QUOTING)) !== 0 && isQuoted(first, last, spelled);
  };
}

function negation(
  first: number,
  { word, position, sentence, pause }: Spelled,
  grammar: Grammar<string>,
): typeof NEGATED | typeof AFFIRMED {
  for (let index = first - 1; index >= 0; index -= 1) {
    if (sentence[index] !== sentence[first] || pause[index + 1] === 1) break;
    if ((position[first] ?? 0) - (position[index] ?? 0) > NEGATION_REACH) break;
    if ((grammar.rolesOf(word[index] ?? 0) & ROLES.ANY_NOT) !== 0) return NEGATED;
  }
  return AFFIRMED;
}

function isFollowedBy(
  set: number,
  last: number,
  { count, word, position }: Spelled,
  grammar: Grammar<string>,
): boolean {
  if (last + 1 >= count || position[last + 1] !== (position[last] ?? 0) + 1) return false;
  return grammar.setsOf(word[last + 1] ?? 0).includes(set);
}

/** Whether the sentence has a word of the set, before, within or behind the match. */
function isBeside(
  set: number,
  first: number,
  last: number,
  { count, word, sentence }: Spelled,
  grammar: Grammar<string>,
): boolean {
  const from = Math.max(0, first - SENTENCE_REACH);
  const to = Math.min(count, last + SENTENCE_REACH);
  for (let index = from; index < to; index += 1) {
    if (sentence[index] !== sentence[first]) continue;
    if (grammar.setsOf(word[index] ?? 0).includes(set)) return true;
  }
  return false;
}

/** What the words before, in the same sentence, do. What is attacked has to stand behind what detects it. */
function rolesBefore(first: number, { word, sentence }: Spelled, grammar: Grammar<string>): number {
  let roles = 0;
  const from = Math.max(0, first - SENTENCE_REACH);
  for (let index = first - 1; index >= from && sentence[index] === sentence[first]; index -= 1) {
    let here = grammar.rolesOf(word[index] ?? 0);
    if ((roles & ROLES.DETECT) !== 0) here &= ~ROLES.ATTACK;
    roles |= here;
    if ((roles & ROLES.DETECT) !== 0 && (roles & ROLES.ATTACK) !== 0) break;
  }
  return roles;
}

const QUOTES = new Map(
  ['""', "''", '``', '“”', '„“', '‘’', '«»', '「」', '『』'].map((pair) => [
    pair.charCodeAt(0),
    pair.charCodeAt(1),
  ]),
);
const OPENS_BEHIND = new Set([...' \n\t([{:,=—-'].map((mark) => mark.charCodeAt(0)));

/** Whether a quotation mark that opens before the match closes behind it, not far from either. */
function isQuoted(first: number, last: number, { text, start, end }: Spelled): boolean {
  const from = start[first] ?? 0;
  const to = end[last] ?? 0;
  for (let at = from - 1; at >= Math.max(0, from - QUOTE_REACH); at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit > 32 && unit < 128 && unit !== 34 && unit !== 39 && unit !== 96) continue;
    const closing = QUOTES.get(unit);
    if (closing === undefined) continue;
    const opens = at === 0 || OPENS_BEHIND.has(text.charCodeAt(at - 1));
    if (opens && closes(text, to, closing)) return true;
  }
  return false;
}

/** Whether a mark stands not far behind a place. */
function closes(text: string, from: number, mark: number): boolean {
  const end = Math.min(text.length, from + QUOTE_REACH);
  for (let at = from; at < end; at += 1) if (text.charCodeAt(at) === mark) return true;
  return false;
}
