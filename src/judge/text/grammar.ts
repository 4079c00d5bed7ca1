import { CONCEPTS, type Concept } from './concepts.ts';
import { dictionary } from './dictionary.ts';
import { foldUnit } from './fold.ts';
import { type ParsedPattern, type Pattern, parsePattern } from './pattern.ts';
import { SPECIAL, type Special, type Spelled, type Speller, spell } from './spell.ts';

/** A pattern with its sets of words by number. */
export interface CompiledPattern {
  steps: { set: number; gap: number }[];
  unless: number | null;
  negated: boolean;
}

/** Groups of patterns over one list of words, so that a text is spelled once for all of them. */
export interface Grammar<Group extends string> {
  patterns: Record<Group, CompiledPattern[]>;
  spell(text: string, own: ReadonlySet<string>): Spelled;
  /** The numbers of the sets that a word is in. */
  setsOf(word: number): readonly number[];
  setCount: number;
  has(concept: Concept, word: number): boolean;
  special: Record<Special, number>;
}

const TOOL_VERBS = `add append archive ask book buy call cancel change clear close commit confirm copy create delete
  deploy do download edit exec execute export fetch find forward generate get insert install invoke list log
  lookup make merge move open pay post publish push query read remove rename replace reply request run save
  scan search send set share show sign store submit sync transfer trigger update upload verify view write`;

const AUXILIARIES = 'does did is are was were has have had will would can could may might';

const plain = (word: string): string =>
  word.startsWith('#')
    ? word
    : Array.from({ length: word.length }, (_, at) =>
        String.fromCharCode(foldUnit(word.charCodeAt(at))),
      )
        .join('')
        .replaceAll('\0', '');

export function compile<Group extends string>(
  groups: Record<Group, readonly Pattern[]>,
): Grammar<Group> {
  const numbers = new Map<string, number>();
  const sets = new Map<string, number>();
  const setsByWord: number[][] = [];
  const numberOf = (written: string): number => {
    const word = plain(written);
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  };
  const setOf = (words: string): number => {
    const known = sets.get(words);
    if (known !== undefined) return known;
    const set = sets.size;
    sets.set(words, set);
    for (const number of new Set(words.split(' ').map(numberOf))) {
      setsByWord[number] ??= [];
      setsByWord[number].push(set);
    }
    return set;
  };

  const special = Object.fromEntries(SPECIAL.map((word) => [word, numberOf(word)])) as Record<
    Special,
    number
  >;
  const patterns = Object.fromEntries(
    Object.entries<readonly Pattern[]>(groups).map(([group, list]) => [
      group,
      list.map((pattern) => compiled(parsePattern(pattern), setOf)),
    ]),
  ) as Record<Group, CompiledPattern[]>;
  const concepts = new Map<Concept, ReadonlySet<number>>();
  for (const [name, words] of Object.entries(CONCEPTS)) {
    concepts.set(name as Concept, new Set(words.split(/\s+/).map(numberOf)));
  }
  const auxiliaries = new Set(AUXILIARIES.split(' ').map(numberOf));
  const speller: Speller = {
    special,
    not: numberOf('not'),
    you: numberOf('you'),
    auxiliaries,
    verbs: dictionary(TOOL_VERBS.split(/\s+/)),
    dictionary: dictionary([...numbers.keys()]),
  };
  const none: readonly number[] = [];
  return {
    patterns,
    special,
    setCount: sets.size,
    spell: (text, own) => spell(text, speller, own),
    setsOf: (word) => setsByWord[word] ?? none,
    has: (concept, word) => concepts.get(concept)?.has(word) ?? false,
  };
}

function compiled(parsed: ParsedPattern, setOf: (words: string) => number): CompiledPattern {
  return {
    steps: parsed.steps.map(({ words, gap }) => ({ set: setOf(words), gap })),
    unless: parsed.unless === null ? null : setOf(parsed.unless),
    negated: parsed.negated,
  };
}
