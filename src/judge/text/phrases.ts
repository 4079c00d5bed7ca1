import type { Automaton, CompiledPattern } from './automaton.ts';
import { compile, type Grammar } from './grammar.ts';
import type { Look } from './look.ts';
import { findMatches, type Matches, type Met, metOf } from './match.ts';
import { isMention, SENTENCE_REACH, type Surroundings, surroundingsOf } from './mention.ts';
import { type Narrowed, narrow, narrowedOf } from './narrow.ts';
import type { OwnNames } from './own-names.ts';
import type { Pattern } from './pattern.ts';
import { MAX_HITS, merged, type Span } from './span.ts';
import { spell } from './spell.ts';
import { forgetBefore, type Reading, readingOf } from './spelled.ts';

/** Where the patterns of each group stand in a text as orders: of each pattern the first places. */
export type Found<Group extends string> = Partial<Record<Group, Span[]>>;

/** Looks for the patterns of a group, or for those of all groups. */
export type Finder<Group extends string> = (
  look: Look,
  own: OwnNames,
  group: Group | null,
) => Found<Group>;

/** Patterns, and what looking for them works with: one text after the other. */
interface Search<Group extends string> {
  grammar: Grammar<Group>;
  automaton: Automaton<Group>;
  groups: readonly Group[];
  met: Met;
  narrowed: Narrowed;
  /** Places of each pattern in the text so far. */
  hits: Uint8Array;
}

/** Compiles patterns. Takes some milliseconds. */
export function finderOf<Group extends string>(
  groups: Record<Group, readonly Pattern[]>,
): Finder<Group> {
  const grammar = compile(groups);
  const searches = new Map<Group | null, Search<Group>>();
  return (look, own, group) => {
    let search = searches.get(group);
    if (search === undefined) {
      search = searchOf(grammar, group);
      searches.set(group, search);
    }
    return find(look, own, search);
  };
}

function searchOf<Group extends string>(
  grammar: Grammar<Group>,
  group: Group | null,
): Search<Group> {
  const automaton = group === null ? grammar.all : grammar.group[group];
  return {
    grammar,
    automaton,
    groups: [...new Set(automaton.patterns.map((pattern) => pattern.group))],
    met: metOf(automaton),
    narrowed: narrowedOf(automaton),
    hits: new Uint8Array(automaton.patterns.length),
  };
}

/** What no text has a place of. */
const NOTHING = {};

function find<Group extends string>(
  look: Look,
  own: OwnNames,
  search: Search<Group>,
): Found<Group> {
  const reading = readingOf(look, own);
  const { spelled } = reading;
  const ahead = search.automaton.longest + SENTENCE_REACH;
  let found: Found<Group> | null = null;
  for (let from = 0; ; ) {
    spell(reading, search.grammar.speller);
    const isWhole = reading.at >= look.text.length;
    const to = isWhole ? spelled.count : spelled.count - ahead;
    // Every pattern has two words or more.
    if (spelled.count > 1) {
      if (from === 0) search.hits.fill(0);
      found = findBetween(reading, search, from, to, found);
    }
    if (isWhole || (found !== null && isEnough(found, search.groups))) return found ?? NOTHING;
    const kept = Math.max(0, to - SENTENCE_REACH - 1);
    forgetBefore(spelled, kept);
    from = to - kept;
  }
}

const matches: Matches = { count: 0, pattern: [], first: [], last: [] };

/** Adds what begins between two words of the stretch that was read last. */
function findBetween<Group extends string>(
  { spelled, units }: Reading,
  { grammar, automaton, met, narrowed, hits }: Search<Group>,
  from: number,
  to: number,
  before: Found<Group> | null,
): Found<Group> | null {
  const steps = narrow(spelled, automaton, narrowed, hits);
  findMatches(spelled, automaton, steps, met, from, to, matches);
  let found = before;
  let around: Surroundings | null = null;
  for (let index = matches.count - 1; index >= 0; index -= 1) {
    const number = matches.pattern[index] as number;
    if ((hits[number] as number) >= MAX_HITS) continue;
    around ??= surroundingsOf(spelled, units, grammar.roles);
    const first = matches.first[index] as number;
    const last = matches.last[index] as number;
    const pattern = automaton.patterns[number] as CompiledPattern<Group>;
    if (isMention(pattern, first, last, spelled, around, grammar.spares)) continue;
    hits[number] = (hits[number] as number) + 1;
    found ??= {};
    const spans: Span[] = found[pattern.group] ?? [];
    found[pattern.group] = spans;
    spans.push({ start: spelled.start[first] as number, end: spelled.end[last] as number });
  }
  return found;
}

/** Whether every group has more places than are told apart, so that none further on is asked for. */
function isEnough<Group extends string>(found: Found<Group>, groups: readonly Group[]): boolean {
  return groups.every((group) => merged(found[group] ?? []).length > MAX_HITS);
}
