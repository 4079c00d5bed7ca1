/** How texts become the words that the search knows: the same for what is listed and for what is asked. */

const LONGEST = 32;

/** Scripts that put no space between words: of these, two letters at a time are a word. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PIECE = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** Where a part of a word in camel case ends. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const PLAIN = /^[ -~\n\t]*$/;
const IGNORABLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const ACCENT = /[\u0300-\u036f]/g;
/** Letters that have no decomposition and yet are typed as others. */
const TYPED_AS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const RETYPED = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/** Without case, accents, widths and what can't be seen. */
function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(IGNORABLE, '')
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .normalize('NFC')
    .replace(RETYPED, (letter) => TYPED_AS[letter] ?? letter);
}

/** The words of a text that is to be found. Of an unspaced run the last letter too, so that each letter begins a word. */
export function wordsOf(text: string): string[] {
  return pieces(text, (run) => (run.length > 1 ? [...pairs(run), run.at(-1) ?? ''] : run));
}

/** `wordsOf`, and of words in camel case each part, and each with the next: `getGitHubUser` has a `github`. */
export function nameWords(text: string): string[] {
  const words = wordsOf(text);
  for (const word of text.match(WORD) ?? []) {
    const parts = word.split(HUMP);
    if (parts.length === 1) continue;
    words.push(...wordsOf(parts.join(' ')));
    if (parts.length === 2) continue;
    words.push(...wordsOf(parts.map((part, index) => part + (parts[index + 1] ?? '')).join(' ')));
  }
  return words;
}

/** Beside other words these say nothing. */
const SMALL = new Set('a an and for from in of on or the to with'.split(' '));

/** The words of a question: each once, small ones only where there are no others. */
export function askedWords(question: string): string[] {
  const words = [...new Set(pieces(question, (run) => (run.length > 1 ? pairs(run) : run)))];
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}

/** All letters and digits of a text as one word: what "Brave Search" and "brave-search" have in common. */
export function compact(text: string): string {
  return cut((folded(text).match(WORD) ?? []).join(''));
}

function pieces(text: string, ofRun: (run: string[]) => string[]): string[] {
  const words: string[] = [];
  for (const word of folded(text).match(WORD) ?? []) {
    if (PLAIN.test(word)) {
      words.push(cut(word));
      continue;
    }
    for (const piece of word.match(PIECE) ?? []) {
      if (IS_UNSPACED.test(piece)) words.push(...ofRun([...piece]));
      else words.push(cut(piece));
    }
  }
  return words;
}

function pairs(run: string[]): string[] {
  return run.slice(1).map((letter, index) => (run[index] ?? '') + letter);
}

function cut(word: string): string {
  return word.length > LONGEST ? word.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '') : word;
}
