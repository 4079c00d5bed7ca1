import { createHash } from 'node:crypto';
import { AGENT_INSTRUCTIONS } from './agent-instructions.ts';
import { CREDENTIAL_REQUEST } from './credential-request.ts';
import { CROSS_TOOL } from './cross-tool.ts';
import { excerpt } from './evidence.ts';
import { EXFILTRATION, hostsWithSlots, imagesWithSlots } from './exfiltration.ts';
import { compile, type Grammar } from './grammar.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { matches, occurrences, type Presence, possible, presence } from './match.ts';
import { mentions } from './mention.ts';
import { pseudoSystemMarkers } from './pseudo-system.ts';
import type { Spelled } from './spelled.ts';
import { type Place, type TextSource, visibleTexts } from './walk.ts';

export const TEXT_KINDS = [
  'hidden-characters',
  'agent-instructions',
  'exfiltration-link',
  'credential-request',
  'cross-tool-steering',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** One place of a text that was found, in UTF-16 units, and what to show of it. */
export interface Hit {
  start: number;
  end: number;
  /** At most 300 long, hidden characters as `⟨U+200B⟩`. */
  excerpt: string;
}

export interface TextContext {
  /** Names of the server's own tools. */
  ownTools?: readonly string[];
  /** What the text is; a description by default. */
  place?: Place;
}

export interface TextFinding {
  /** A JSON Pointer into what was served. */
  path: string;
  excerpt: string;
  /** `sha256:` and the digest of the whole text: a second read has to show the same one. */
  digest: string;
}

/** Hits of one text that are told apart; a text with more has been understood. */
const MAX_HITS = 20;

type Phrases = Exclude<TextKind, 'hidden-characters'>;
interface Span {
  start: number;
  end: number;
}

let compiled: Grammar<Phrases> | null = null;
const grammar = (): Grammar<Phrases> => {
  compiled ??= compile<Phrases>({
    'agent-instructions': AGENT_INSTRUCTIONS,
    'exfiltration-link': EXFILTRATION,
    'credential-request': CREDENTIAL_REQUEST,
    'cross-tool-steering': CROSS_TOOL,
  });
  return compiled;
};

/** What one detector finds in one text, in order, at most 20 places. Takes time in proportion to its length. */
export function detect(kind: TextKind, text: string, context: TextContext = {}): Hit[] {
  const own = ownNames(context.ownTools);
  return hits(text, spansOf(kind, text, context.place ?? 'text', readWhenNeeded(text, own)));
}

/** What every detector finds in everything that a server shows a model. */
export function findInServed(served: TextSource): Record<TextKind, TextFinding[]> {
  const found = Object.fromEntries(TEXT_KINDS.map((kind) => [kind, []])) as unknown as Record<
    TextKind,
    TextFinding[]
  >;
  const own = ownNames((served.tools ?? []).map(nameOf));
  // A toolset says the same of many parameters.
  const known: Record<Place, Map<string, Found[]>> = {
    name: new Map(),
    text: new Map(),
    content: new Map(),
  };
  for (const { path, text, place } of visibleTexts(served)) {
    let inText = known[place].get(text);
    if (inText === undefined) {
      inText = findInText(text, place, own);
      known[place].set(text, inText);
    }
    for (const { kind, excerpt, digest } of inText) found[kind].push({ path, excerpt, digest });
  }
  return found;
}

type Found = Omit<TextFinding, 'path'> & { kind: TextKind };

function findInText(text: string, place: Place, own: ReadonlySet<string>): Found[] {
  const reading = readWhenNeeded(text, own);
  const found = TEXT_KINDS.flatMap((kind) =>
    hits(text, spansOf(kind, text, place, reading)).map(({ excerpt }) => ({ kind, excerpt })),
  );
  if (found.length === 0) return [];
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return found.map((one) => ({ ...one, digest }));
}

/** A text as its known words, and which of them it has. */
interface Reading {
  spelled: Spelled;
  present: Presence;
}

function readWhenNeeded(text: string, own: ReadonlySet<string>): () => Reading {
  let reading: Reading | null = null;
  return () => {
    if (reading !== null) return reading;
    const spelled = grammar().spell(text, own);
    const known = { spelled, present: presence(spelled, grammar()) };
    reading = known;
    return known;
  };
}

function spansOf(kind: TextKind, text: string, place: Place, reading: () => Reading): Span[] {
  switch (kind) {
    case 'hidden-characters':
      return hiddenCharacters(text, place);
    case 'agent-instructions':
      return [...phrases(kind, reading()), ...pseudoSystemMarkers(text)];
    case 'exfiltration-link':
      return [...phrases(kind, reading()), ...imagesWithSlots(text), ...hostsWithSlots(text)];
    case 'credential-request':
      return phrases(kind, reading());
    case 'cross-tool-steering':
      // What a tool returns is about anything; only what describes the server can steer a choice of tools.
      return place === 'content' ? [] : phrases(kind, reading());
  }
}

function phrases(kind: Phrases, { spelled, present }: Reading): Span[] {
  const spans: Span[] = [];
  const patterns = possible(kind, present, grammar());
  if (patterns.length === 0) return spans;
  const places = occurrences(patterns, spelled, grammar());
  const onlyMentioned = mentions(spelled, grammar());
  for (const pattern of patterns) {
    const { first, last } = matches(pattern, spelled, places);
    let inPattern = 0;
    for (let index = 0; index < first.length && inPattern < MAX_HITS; index += 1) {
      const [from, to] = [first[index] as number, last[index] as number];
      if (onlyMentioned(from, to, pattern)) continue;
      spans.push({ start: spelled.start[from] ?? 0, end: spelled.end[to] ?? 0 });
      inPattern += 1;
    }
  }
  return spans;
}

/** Spans in order, those that overlap as one, with what to show of each. */
function hits(text: string, spans: Span[]): Hit[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged
    .slice(0, MAX_HITS)
    .map(({ start, end }) => ({ start, end, excerpt: excerpt(text, start) }));
}

function ownNames(names: readonly (string | null)[] = []): ReadonlySet<string> {
  return new Set(names.filter((name) => name !== null).map((name) => name.toLowerCase()));
}

function nameOf(tool: unknown): string | null {
  if (typeof tool !== 'object' || tool === null || !('name' in tool)) return null;
  return typeof tool.name === 'string' ? tool.name : null;
}
