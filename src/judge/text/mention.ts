import type { CompiledPattern, Grammar } from './grammar.ts';
import type { Match } from './match.ts';
import type { Spelled } from './spell.ts';

/** How many words a negation may stand before what it negates, and how far back a sentence is looked at. */
const NEGATION_REACH = 3;
const SENTENCE_REACH = 40;
/** How far a quotation may reach beyond what was found, in UTF-16 units. */
const QUOTE_REACH = 160;

/** Whether the words are forbidden, denied, quoted or only spoken about, so that they order nothing. */
export function isOnlyMentioned(
  match: Match,
  pattern: CompiledPattern,
  spelled: Spelled,
  grammar: Grammar<string>,
): boolean {
  if (!pattern.negated && isNegated(match.first, spelled, grammar)) return true;
  const { detects, attack, quoting, spared } = sentenceOf(match, pattern, spelled, grammar);
  if (spared || (detects && attack)) return true;
  return (detects || quoting) && isQuoted(match, spelled);
}

function isNegated(first: number, spelled: Spelled, grammar: Grammar<string>): boolean {
  const { word, position, sentence } = spelled;
  for (let index = first - 1; index >= 0; index -= 1) {
    if (sentence[index] !== sentence[first]) return false;
    if ((position[first] ?? 0) - (position[index] ?? 0) > NEGATION_REACH) return false;
    if (word[index] === grammar.special['#comma']) return false;
    if (grammar.has('ANY_NOT', word[index] ?? 0)) return true;
  }
  return false;
}

/** What else the sentence says, before and within the match; an exception of the pattern may stand behind it too. */
function sentenceOf(
  match: Match,
  pattern: CompiledPattern,
  { word, sentence }: Spelled,
  grammar: Grammar<string>,
) {
  const said = { detects: false, attack: false, quoting: false, spared: false };
  const here = sentence[match.first];
  const spares = (index: number): boolean =>
    pattern.unless !== null && grammar.setsOf(word[index] ?? 0).includes(pattern.unless);
  const from = Math.max(0, match.first - SENTENCE_REACH);
  for (let index = match.first - 1; index >= from && sentence[index] === here; index -= 1) {
    const number = word[index] ?? 0;
    // Words are read backwards: what detects has to stand before what it detects.
    if (grammar.has('DETECT', number)) said.detects = true;
    if (!said.detects && grammar.has('ATTACK', number)) said.attack = true;
    if (grammar.has('QUOTING', number)) said.quoting = true;
    if (spares(index)) said.spared = true;
  }
  const to = Math.min(word.length, match.last + SENTENCE_REACH);
  for (let index = match.first; index < to && sentence[index] === here; index += 1) {
    if (spares(index)) said.spared = true;
  }
  return said;
}

const CLOSING: Record<string, string> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '「': '」',
  '『': '』',
};

/** Whether a quotation mark that opens before the match closes behind it, in the same paragraph. */
function isQuoted(match: Match, { text, start, end }: Spelled): boolean {
  const first = start[match.first] ?? 0;
  const last = end[match.last] ?? 0;
  const before = text.slice(Math.max(0, first - QUOTE_REACH), first);
  const after = text.slice(last, last + QUOTE_REACH);
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const mark = before.charAt(at);
    const closing = CLOSING[mark];
    if (closing === undefined) continue;
    const opens = at === 0 || /[\s([{:,=—-]/.test(before.charAt(at - 1));
    if (opens && after.includes(closing)) return true;
  }
  return false;
}
