import { type Automaton, automaton } from './automaton.ts';
import { CONCEPTS } from './concepts.ts';
import { dictionary, isUnspaced } from './dictionary.ts';
import { foldUnit } from './fold.ts';
import { type Pattern, parsePattern } from './pattern.ts';
import { SPECIAL, type Special, type Speller } from './spelled.ts';

/** Concepts that tell whether an order is one. */
export const ROLES = { ANY_NOT: 1, DETECT: 2, ATTACK: 4, QUOTING: 8 } as const;

/** Patterns of some groups over one list of words. */
export interface Grammar<Group extends string> {
  speller: Speller;
  /** Finds the patterns of one group, or those of all groups in one go. */
  group: Record<Group, Automaton<Group>>;
  all: Automaton<Group>;
  /** Bits of `ROLES`: what a word does to those around it. */
  roles: Uint8Array;
  /** Sets of words that spare a sentence or a match: a bit for each that a word is in. */
  spares: Uint32Array;
}

const TOOL_VERBS = `accept add append approve archive ask authorize book buy call cancel change charge check clear close commit confirm copy create delete
  deploy disable do download edit exec execute export fetch find forward generate get insert install invoke list log
  lookup make merge move open pay pin place post publish push query read remove rename replace reply request run save
  scan search send set share show sign store submit sync transfer trigger update upload verify view write`;

const AUXILIARIES = 'does did is are was were has have had will would can could may might';

const plain = (word: string): string =>
  word.startsWith('#') || isUnspaced(word.charCodeAt(0))
    ? word
    : Array.from({ length: word.length }, (_, at) =>
        String.fromCharCode(foldUnit(word.charCodeAt(at))),
      )
        .join('')
        .replaceAll('\0', '');

const MAX_SPARES = 32;

export function compile<Group extends string>(
  groups: Record<Group, readonly Pattern[]>,
): Grammar<Group> {
  const numbers = new Map<string, number>();
  const numberOf = (written: string): number => {
    const word = plain(written);
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  };
  const special = Object.fromEntries(SPECIAL.map((word) => [word, numberOf(word)])) as Record<
    Special,
    number
  >;
  const sparing = new Map<string, number>();
  const spareOf = (words: string | null): number => {
    if (words === null) return 0;
    const index = sparing.get(words) ?? sparing.size;
    if (index === MAX_SPARES) throw new Error(`there are more than ${MAX_SPARES} sets that spare`);
    sparing.set(words, index);
    return 2 ** index;
  };
  const patterns = Object.entries<readonly Pattern[]>(groups).flatMap(([group, list]) =>
    list.map(parsePattern).map(({ steps, unless, except, negated }) => ({
      group: group as Group,
      steps,
      unless: spareOf(unless),
      except: spareOf(except),
      negated,
    })),
  );
  const ofWords = (words: string) => words.split(/\s+/).map(numberOf);
  for (const { words } of patterns.flatMap(({ steps }) => steps)) ofWords(words);
  const speller: Speller = {
    special,
    not: numberOf('not'),
    you: numberOf('you'),
    server: numberOf('server'),
    demonstratives: new Set(['this', 'same', 'our'].map(numberOf)),
    auxiliaries: new Set(ofWords(AUXILIARIES)),
    verbs: dictionary(TOOL_VERBS.split(/\s+/)),
    dictionary: dictionary([]),
  };
  const memberships = [
    ...Object.entries(ROLES).map(([name, bit]) => ({
      list: 'roles' as const,
      bit,
      words: ofWords(CONCEPTS[name as keyof typeof ROLES]),
    })),
    ...[...sparing].map(([words, index]) => ({
      list: 'spares' as const,
      bit: 2 ** index,
      words: ofWords(words),
    })),
  ];
  // By now every word has its number.
  const wordCount = numbers.size + 1;
  const lists = { roles: new Uint8Array(wordCount), spares: new Uint32Array(wordCount) };
  for (const { list, bit, words } of memberships) {
    for (const word of words) lists[list][word] = (lists[list][word] ?? 0) | bit;
  }
  const automatonOf = (some: typeof patterns) => automaton(some, numberOf, wordCount);
  const names = Object.keys(groups) as Group[];
  return {
    speller: { ...speller, dictionary: dictionary([...numbers.keys()]) },
    group: Object.fromEntries(
      names.map((name) => [name, automatonOf(patterns.filter(({ group }) => group === name))]),
    ) as Record<Group, Automaton<Group>>,
    all: automatonOf(patterns),
    ...lists,
  };
}
