import { beginsAddress, readAddress, tailEnd } from './address.ts';
import { HASH_START, hashed, isUnspaced, LENGTH_BITS, LENGTH_MASK } from './dictionary.ts';
import { endingOf } from './host.ts';
import { endsSentence } from './sentence.ts';
import { endSentence, type Reading, type Speller, STRETCH, writeWord } from './spelled.ts';
import {
  FOLDED,
  foldAt,
  IS_CAPITAL,
  IS_DIGIT,
  IS_LETTER,
  isLetter,
  isWordFold,
  JOINT,
  kindOf,
  LOWER,
  OTHER,
  PLAIN,
  stepAt,
  type Units,
  UPPER,
} from './units.ts';
import { EMPTY, LONGEST_RUN, MAX_WORD, readWord, type Word, wordAt } from './word.ts';

/** Joints at which a word is taken apart at most; with more it is no sentence without blanks. */
const MAX_PARTS = 12;
/** Longest name of a tool that is looked at. */
const LONGEST_NAME = 2 * MAX_WORD;
/** How far behind a URL its placeholder reaches. */
const SLOT_REACH = 80;

const word: Word = { ...EMPTY };

/** Reads a text on, each unit once, and writes down the words that are known, up to a stretch of them or the text's end. */
export function spell(reading: Reading, speller: Speller): void {
  const { units, spelled } = reading;
  const { length } = spelled.text;
  let at = reading.at;
  while (at < length && spelled.count < STRETCH) {
    const unit = units[at] as number;
    const kind = kindOf(unit);
    if (unit < 128 && (kind === OTHER || kind === JOINT) && unit !== 95) {
      if (unit === 46 && isLetter(units, at + 1) && !isLetter(units, at - 1)) {
        // `.env`
        at = readOn(reading, speller, at);
        continue;
      }
      if (unit === 44) reading.pause = 1;
      else if (unit !== 32) {
        if (endsSentence(units, at, unit)) endSentence(reading);
        const closes = at < reading.slotEnd && (unit === 125 || unit === 62 || unit === 93);
        if (closes) at = tailEnd(units, at);
      }
      at += 1;
      continue;
    }
    if (unit >= 128) {
      at = oddWord(reading, speller, at, unit);
      continue;
    }
    const next = plainWord(reading, speller, at);
    at = next > at ? next : readOn(reading, speller, at);
  }
  reading.at = at;
}

/** The usual case: letters, digits and inner underscores of ASCII, then none. Returns where it ends, or `start` when it is another case. */
function plainWord(reading: Reading, speller: Speller, start: number): number {
  const { units } = reading;
  let at = start;
  let hash = HASH_START;
  let seen = 0;
  let underscores = false;
  for (const limit = start + LONGEST_RUN; at < limit; at += 1) {
    const unit = units[at] as number;
    const plain = PLAIN[unit] as number;
    if (plain !== 0) {
      hash = hashed(hash, plain & FOLDED);
      seen |= plain;
      continue;
    }
    if (unit === 32) break;
    if (unit >= 128) return start;
    if (kindOf(unit) === JOINT && isLetter(units, at + 1)) {
      if (unit !== 95 || at === start) return start;
      hash = hashed(hash, unit);
      underscores = true;
      continue;
    }
    if (unit === 95 && units[at + 1] === 95) return start;
    if (unit === 58 && units[at + 1] === 47 && units[at + 2] === 47) return start;
    break;
  }
  if (at === start) return start;
  const { dictionary } = speller;
  const hasLetters = (seen & IS_LETTER) !== 0;
  let number = hasLetters && at - start <= MAX_WORD ? dictionary.find(hash, at - start) : 0;
  if (number === 0 && hasLetters && (seen & IS_DIGIT) !== 0) {
    number = wordAt(units, start, at, dictionary, true);
  }
  const isName =
    underscores ||
    ((seen & IS_CAPITAL) !== 0 && at - start <= LONGEST_NAME && isCamel(units, start, at));
  if (number === 0 && isName) {
    if (start < reading.slotEnd) return start;
    number = nameNumber(reading, speller, start, at);
  }
  if (number !== 0) writeWord(reading, speller, number, start, at);
  else reading.position += 1;
  return at;
}

/** `sendMail`: a capital behind a small letter. */
function isCamel(units: Units, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) {
    if (kindOf(units[at] as number) === UPPER && kindOf(units[at - 1] as number) === LOWER) {
      return true;
    }
  }
  return false;
}

/** What begins with something else than a plain word. Returns where it ends. */
function oddWord(reading: Reading, speller: Speller, at: number, unit: number): number {
  const { units, spelled } = reading;
  if (isUnspaced(unit)) {
    const found = speller.dictionary.unspaced(spelled.text, at, unit);
    if (found === 0) {
      // Two letters of such a script are about a word.
      reading.position += reading.unknownLetters % 2;
      reading.unknownLetters += 1;
      return at + 1;
    }
    const end = at + (found & LENGTH_MASK);
    writeWord(reading, speller, found >> LENGTH_BITS, at, end);
    return end;
  }
  const fold = foldAt(units, at);
  const opensDotted = fold === 46 && isLetter(units, at + 1) && !isLetter(units, at - 1);
  if (isWordFold(fold) || opensDotted) return readOn(reading, speller, at);
  if (fold === 44) reading.pause = 1;
  else if (endsSentence(units, at, fold)) endSentence(reading);
  return at + stepAt(units, at);
}

/** Reads one word, however it is written, or a URL. Returns where it ends. */
function readOn(reading: Reading, speller: Speller, at: number): number {
  const { units, spelled } = reading;
  readWord(units, spelled.text.length, at, word);
  if (word.count > 0) {
    if (beginsAddress(units, word.start, word.end)) {
      return writeAddress(reading, speller, word.start, word.end);
    }
    writeRead(reading, speller, word);
  }
  return word.next;
}

/** Writes a URL, and the placeholder in it. Returns where it ends. */
function writeAddress(reading: Reading, speller: Speller, start: number, colon: number): number {
  const { special } = speller;
  const address = readAddress(reading.spelled.text, reading.units, colon);
  const { end, kind, metadata, capitals, capitalsEnd } = address;
  if (metadata) writeWord(reading, speller, special['#metadata'], start, end);
  writeWord(reading, speller, special[kind], start, end);
  if (capitals >= 0) writeParts(reading, speller, capitals, capitalsEnd, 95, false);
  if (kind === '#url-slot') reading.slotEnd = end + SLOT_REACH;
  return end;
}

/** Writes a word as what it is: known, an address, a name, several words in one. */
function writeRead(reading: Reading, speller: Speller, word: Word): void {
  const { units } = reading;
  const { start, end, count, dots, underscores, odd } = word;
  if (dots > 0 && count === 2 * dots + 1) {
    // `e.g.`: no host's name ends in a single letter.
    reading.position += 1;
    return;
  }
  const inSlot = start < reading.slotEnd;
  const number = numberOf(reading, speller, word, inSlot);
  if (number > 0) {
    writeWord(reading, speller, number, start, end);
    return;
  }
  const fills = inSlot && underscores > 0 && underscores <= MAX_PARTS;
  if (fills && writeParts(reading, speller, start, end, 95, odd)) return;
  if (dots > 0 && dots <= MAX_PARTS) {
    const ending = endingOf(units, start, end);
    if (ending !== 'host' && writeParts(reading, speller, start, end, 46, odd)) return;
    if (ending !== 'file') {
      writeWord(reading, speller, speller.special['#host'], start, end);
      return;
    }
  }
  reading.position += 1;
}

/** The number of a word, or of what looks like it, or of the kind of name it is; 0 for any other. */
function numberOf(
  reading: Reading,
  speller: Speller,
  { start, end, hash, count, odd, alike, latin, email, underscores, camel }: Word,
  inSlot: boolean,
): number {
  if (email) return speller.special['#email'];
  if (count <= MAX_WORD) {
    const number = speller.dictionary.find(hash, count);
    if (number > 0) return number;
    const like = odd && latin ? speller.dictionary.find(alike, count) : 0;
    if (like > 0) return like;
  }
  return inSlot || !(underscores > 0 || camel) ? 0 : nameNumber(reading, speller, start, end);
}

/** The number of a tool's name, own or foreign; 0 for any other. */
function nameNumber(reading: Reading, speller: Speller, start: number, end: number): number {
  if (end - start > LONGEST_NAME) return 0;
  const { units, own, spelled } = reading;
  if (own.has(spelled.text, units, start, end)) return speller.special['#own'];
  let head = start;
  while (kindOf(units[head] as number) === LOWER) head += 1;
  const isVerb = wordAt(units, start, head, speller.verbs, false) > 0;
  return isVerb ? speller.special['#tool'] : 0;
}

/** Writes the known words between the joints of a longer one; false when there are none. */
function writeParts(
  reading: Reading,
  speller: Speller,
  start: number,
  end: number,
  joint: number,
  odd: boolean,
): boolean {
  const { units } = reading;
  const { dictionary } = speller;
  let any = false;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && units[at] !== joint) continue;
    let number = wordAt(units, from, at, dictionary, false);
    if (number === 0 && odd) number = wordAt(units, from, at, dictionary, true);
    if (number !== 0) {
      // `this.Ignore`: the blank behind the full stop was left out.
      if (joint === 46 && from > start && kindOf(units[from] as number) === UPPER) {
        endSentence(reading);
      }
      writeWord(reading, speller, number, from, at);
      any = true;
    }
    from = at + 1;
  }
  return any;
}
