import { CONCEPTS } from './concepts.ts';
import { dictionary, isUnspaced } from './dictionary.ts';
import { foldUnit } from './fold.ts';
import { type ParsedPattern, type Pattern, parsePattern } from './pattern.ts';
import { spell } from './spell.ts';
import { SPECIAL, type Special, type Spelled, type Speller } from './spelled.ts';

/** Concepts that tell whether an order is one. */
export const ROLES = { ANY_NOT: 1, DETECT: 2, ATTACK: 4, QUOTING: 8 } as const;

/** A pattern with its sets of words by number. */
export interface CompiledPattern {
  steps: { set: number; gap: number }[];
  unless: number | null;
  except: number | null;
  negated: boolean;
}

/** Groups of patterns over one list of words, so that a text is spelled once for all of them. */
export interface Grammar<Group extends string> {
  /** The patterns of a group whose first words are those of a set. */
  beginningWith(group: Group, set: number): readonly CompiledPattern[];
  spell(text: string, own: ReadonlySet<string>): Spelled;
  /** The numbers of the sets that a word is in. */
  setsOf(word: number): readonly number[];
  setCount: number;
  wordCount: number;
  /** Bits of `ROLES`: what a word does to those around it. */
  rolesOf(word: number): number;
  special: Record<Special, number>;
}

const TOOL_VERBS = `accept add append approve archive ask authorize book buy call cancel change charge check clear close commit confirm copy create delete
  deploy disable do download edit exec execute export fetch find forward generate get insert install invoke list log
  lookup make merge move open pay pin post publish push query read remove rename replace reply request run save
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
  const members = Object.entries(ROLES).map(([name, bit]) => ({
    bit,
    words: CONCEPTS[name as keyof typeof ROLES].split(/\s+/).map(numberOf),
  }));
  const roles = new Uint8Array(numbers.size + 1);
  for (const { bit, words } of members) {
    for (const number of words) roles[number] = (roles[number] ?? 0) | bit;
  }
  const auxiliaries = new Set(AUXILIARIES.split(' ').map(numberOf));
  const speller: Speller = {
    special,
    not: numberOf('not'),
    you: numberOf('you'),
    server: numberOf('server'),
    demonstratives: new Set(['this', 'same', 'our'].map(numberOf)),
    auxiliaries,
    verbs: dictionary(TOOL_VERBS.split(/\s+/)),
    dictionary: dictionary([...numbers.keys()]),
  };
  const none: readonly never[] = [];
  // Without holes, or every look-up of a word or set would be one in a hash table.
  const firsts = Object.fromEntries(
    Object.entries<CompiledPattern[]>(patterns).map(([group, list]) => [
      group,
      byFirst(list, sets.size),
    ]),
  ) as Record<Group, CompiledPattern[][]>;
  const setsOf = Array.from({ length: numbers.size + 1 }, (_, word) => setsByWord[word] ?? none);
  return {
    beginningWith: (group, set) => firsts[group][set] ?? none,
    special,
    setCount: sets.size,
    wordCount: numbers.size + 1,
    spell: (text, own) => spell(text, speller, own),
    setsOf: (word) => setsOf[word] ?? none,
    rolesOf: (word) => roles[word] ?? 0,
  };
}

function compiled(parsed: ParsedPattern, setOf: (words: string) => number): CompiledPattern {
  return {
    steps: parsed.steps.map(({ words, gap }) => ({ set: setOf(words), gap })),
    unless: parsed.unless === null ? null : setOf(parsed.unless),
    except: parsed.except === null ? null : setOf(parsed.except),
    negated: parsed.negated,
  };
}

function byFirst(patterns: readonly CompiledPattern[], setCount: number): CompiledPattern[][] {
  const lists = Array.from({ length: setCount }, (): CompiledPattern[] => []);
  for (const pattern of patterns) lists[pattern.steps[0]?.set ?? -1]?.push(pattern);
  return lists;
}
