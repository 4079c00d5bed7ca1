import { beginsAddress, readAddress } from './address.ts';
import { HASH_START, hashed, isUnspaced } from './dictionary.ts';
import { endsSentence } from './sentence.ts';
import { type Spelled, type Speller, type Writing, writeWord, writingOf } from './spelled.ts';
import {
  asciiFold,
  asciiKind,
  DIGIT,
  foldAt,
  isLetter,
  isWordFold,
  JOINT,
  LOWER,
  OTHER,
  stepAt,
  UPPER,
} from './units.ts';
import { EMPTY, MAX_WORD, readWord, type Word, wordAt } from './word.ts';

/** Parts into which a word with dots is taken at most; with more it is no sentence without blanks. */
const MAX_PARTS = 12;
/** How far behind a URL its placeholder reaches. */
const SLOT_REACH = 80;
const TOP_LEVEL =
  /\.(?:com|net|org|io|dev|ai|app|co|me|sh|xyz|info|site|online|cloud|example|test|invalid|local|internal|ru|cn|de|fr|uk|eu|link|live|tech|fun|top)$/i;
/** What looks like a host and is a file: no registry hands out such an ending. */
const FILE_NAME =
  /\.(?:[cm]?[jt]sx?|json|txt|ya?ml|toml|html?|css|csv|xml|lock|log|conf|cfg|ini|pdf|png|jpe?g|svg|docx?|xlsx?|java|php|sql|ipynb)$/i;

/** Reads a text once, from its first unit to its last, and writes down the words that are known. */
export function spell(text: string, speller: Speller, own: ReadonlySet<string>): Spelled {
  const writing = writingOf(text, speller, own);
  let unknownLetters = 0;
  const word: Word = { ...EMPTY };
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < 128 && asciiKind(unit) === OTHER) {
      if (unit === 44) writing.pause = 1;
      else if (unit !== 32 && endsSentence(text, at, unit)) writing.sentence += 1;
      at += 1;
      continue;
    }
    const next = plainWord(writing, at);
    if (next > at) {
      at = next;
      continue;
    }
    if (isUnspaced(unit)) {
      const found = speller.dictionary.unspaced(text, at);
      if (found === null) {
        // Two letters of such a script are about a word.
        writing.position += unknownLetters % 2;
        unknownLetters += 1;
      } else {
        writeWord(writing, found.word, at, at + found.length);
      }
      at += found?.length ?? 1;
      continue;
    }
    const fold = foldAt(text, at);
    const opensDotted = fold === 46 && isLetter(text, at + 1) && !isLetter(text, at - 1);
    if (!isWordFold(fold) && !opensDotted) {
      if (fold === 44) writing.pause = 1;
      else if (endsSentence(text, at, fold)) writing.sentence += 1;
      at += stepAt(text, at);
      continue;
    }
    readWord(text, at, word);
    at = word.next;
    if (word.count > 0 && beginsAddress(text, word.start, word.end)) {
      at = writeAddress(writing, word.start, word.end);
    } else if (word.count > 0) {
      writeRead(writing, word);
    }
  }
  return writing.spelled;
}

/** The usual case: letters, digits and inner underscores of ASCII, then none. Returns where it ends, or `start` when it is another case. */
function plainWord(writing: Writing, start: number): number {
  const { text } = writing.spelled;
  let at = start;
  let hash = HASH_START;
  let kind = OTHER;
  let digits = false;
  let camel = false;
  let underscores = false;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 128) return start;
    const before = kind;
    kind = asciiKind(unit);
    if (kind === OTHER || kind === JOINT) {
      if (unit === 95 && at > start && isLetter(text, at + 1)) {
        hash = hashed(hash, unit);
        underscores = true;
        continue;
      }
      // A full stop at the end of a sentence joins nothing.
      if (kind === JOINT && !(unit === 46 && !isLetter(text, at + 1))) return start;
      if (unit === 58 && text.charCodeAt(at + 1) === 47) return start;
      break;
    }
    if (kind === DIGIT) digits = true;
    else if (kind === UPPER && before === LOWER) camel = true;
    hash = hashed(hash, asciiFold(unit));
  }
  if (at === start) return start;
  const { dictionary } = writing.speller;
  let number = at - start <= MAX_WORD ? dictionary.find(hash, at - start) : 0;
  if (number === 0 && digits) number = wordAt(text, start, at, dictionary, true);
  if (number === 0 && (camel || underscores)) {
    if (start < writing.slotEnd) return start;
    number = nameNumber(writing, start, at);
  }
  if (number !== 0) writeWord(writing, number, start, at);
  else writing.position += 1;
  return at;
}

/** Writes a URL, and the placeholder in it. Returns where it ends. */
function writeAddress(writing: Writing, start: number, colon: number): number {
  const { special } = writing.speller;
  const { end, kind, metadata, capitals } = readAddress(writing.spelled.text, colon);
  if (metadata) writeWord(writing, special['#metadata'], start, end);
  writeWord(writing, special[kind], start, end);
  if (capitals !== null) writeParts(writing, capitals.start, capitals.end, 95, false);
  if (kind === '#url-slot') writing.slotEnd = end + SLOT_REACH;
  return end;
}

/** Writes a word as what it is: known, an address, a name, several words in one. */
function writeRead(writing: Writing, word: Word): void {
  const { text } = writing.spelled;
  const { start, end, dots, odd } = word;
  const inSlot = start < writing.slotEnd;
  const number = numberOf(writing, word, inSlot);
  if (number > 0) writeWord(writing, number, start, end);
  else if (inSlot && word.underscores > 0 && writeParts(writing, start, end, 95, odd)) return;
  else if (dots > 0 && dots <= MAX_PARTS) {
    const isHost = TOP_LEVEL.test(text.slice(Math.max(start, end - 12), end));
    if (!isHost && writeParts(writing, start, end, 46, odd)) return;
    const isFile = !isHost && FILE_NAME.test(text.slice(Math.max(start, end - 8), end));
    if (isFile) writing.position += 1;
    else writeWord(writing, writing.speller.special['#host'], start, end);
  } else writing.position += 1;
}

/** The number of a word, or of what looks like it, or of the kind of name it is; 0 for any other. */
function numberOf(
  writing: Writing,
  { start, end, hash, count, odd, email, underscores, camel }: Word,
  inSlot: boolean,
): number {
  const { spelled, speller } = writing;
  if (email) return speller.special['#email'];
  const number = count <= MAX_WORD ? speller.dictionary.find(hash, count) : 0;
  if (number > 0) return number;
  const alike = odd ? wordAt(spelled.text, start, end, speller.dictionary, true) : 0;
  if (alike > 0) return alike;
  return inSlot || !(underscores > 0 || camel) ? 0 : nameNumber(writing, start, end);
}

/** The number of a tool's name, own or foreign; 0 for any other. */
function nameNumber(
  { spelled: { text }, speller, own }: Writing,
  start: number,
  end: number,
): number {
  if (end - start > 2 * MAX_WORD) return 0;
  if (own.size > 0 && own.has(text.slice(start, end).toLowerCase())) return speller.special['#own'];
  let head = start;
  while (asciiKind(text.charCodeAt(head)) === LOWER) head += 1;
  const isVerb = wordAt(text, start, head, speller.verbs, false) > 0;
  return isVerb ? speller.special['#tool'] : 0;
}

/** Writes the known words between the joints of a longer one; false when there are none. */
function writeParts(
  writing: Writing,
  start: number,
  end: number,
  joint: number,
  odd: boolean,
): boolean {
  const { text } = writing.spelled;
  const { dictionary } = writing.speller;
  let any = false;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && text.charCodeAt(at) !== joint) continue;
    let number = wordAt(text, from, at, dictionary, false);
    if (number === 0 && odd) number = wordAt(text, from, at, dictionary, true);
    if (number !== 0) {
      // `this.Ignore`: the blank behind the full stop was left out.
      if (joint === 46 && from > start && asciiKind(text.charCodeAt(from)) === UPPER) {
        writing.sentence += 1;
      }
      writeWord(writing, number, from, at);
      any = true;
    }
    from = at + 1;
  }
  return any;
}
