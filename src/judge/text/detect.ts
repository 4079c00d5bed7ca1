import { createHash } from 'node:crypto';
import { AGENT_INSTRUCTIONS } from './agent-instructions.ts';
import { CREDENTIAL_REQUEST } from './credential-request.ts';
import { CROSS_TOOL } from './cross-tool.ts';
import { excerpt } from './evidence.ts';
import { EXFILTRATION } from './exfiltration.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { imagesWithSlots } from './images.ts';
import { type Look, lookAt } from './look.ts';
import { type OwnNames, ownNames } from './own-names.ts';
import { type Finder, finderOf, type Found as PhrasesFound } from './phrases.ts';
import { pseudoSystemMarkers } from './pseudo-system.ts';
import { hostsWithSlots } from './slots.ts';
import { MAX_HITS, merged, type Span } from './span.ts';
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

type PhraseKind = Exclude<TextKind, 'hidden-characters'>;

let compiled: Finder<PhraseKind> | null = null;
const finder = (): Finder<PhraseKind> => {
  compiled ??= finderOf<PhraseKind>({
    'agent-instructions': AGENT_INSTRUCTIONS,
    'exfiltration-link': EXFILTRATION,
    'credential-request': CREDENTIAL_REQUEST,
    'cross-tool-steering': CROSS_TOOL,
  });
  return compiled;
};

/** What one detector finds in one text, in order, at most 20 places. Takes time in proportion to its length. */
export function detect(kind: TextKind, text: string, context: TextContext = {}): Hit[] {
  const look = lookAt(text);
  const inPhrases =
    kind === 'hidden-characters' ? NONE : finder()(look, ownNames(context.ownTools ?? []), kind);
  return hits(text, spansOf(kind, look, context.place ?? 'text', inPhrases));
}

const NONE: PhrasesFound<PhraseKind> = {};

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

function findInText(text: string, place: Place, own: OwnNames): Found[] {
  const look = lookAt(text);
  const inPhrases = finder()(look, own, null);
  let found: Omit<Found, 'digest'>[] | null = null;
  for (const kind of TEXT_KINDS) {
    const spans = spansOf(kind, look, place, inPhrases);
    if (spans.length === 0) continue;
    found ??= [];
    for (const { excerpt } of hits(text, spans)) found.push({ kind, excerpt });
  }
  if (found === null) return [];
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return found.map((one) => ({ ...one, digest }));
}

const NO_SPANS: readonly Span[] = [];

function spansOf(
  kind: TextKind,
  look: Look,
  place: Place,
  inPhrases: PhrasesFound<PhraseKind>,
): readonly Span[] {
  switch (kind) {
    case 'hidden-characters':
      return hiddenCharacters(look, place);
    case 'agent-instructions':
      return both(inPhrases[kind], pseudoSystemMarkers(look));
    case 'exfiltration-link':
      return both(inPhrases[kind], both(imagesWithSlots(look), hostsWithSlots(look)));
    case 'credential-request':
      return inPhrases[kind] ?? NO_SPANS;
    case 'cross-tool-steering':
      // What a tool returns is about anything; only what describes the server can steer a choice of tools.
      return place === 'content' ? NO_SPANS : (inPhrases[kind] ?? NO_SPANS);
  }
}

function both(some: readonly Span[] = NO_SPANS, others: readonly Span[]): readonly Span[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

/** Spans in order, those that overlap as one, with what to show of each. */
function hits(text: string, spans: readonly Span[]): Hit[] {
  if (spans.length === 0) return [];
  return merged(spans)
    .slice(0, MAX_HITS)
    .map(({ start, end }) => ({ start, end, excerpt: excerpt(text, start) }));
}

function nameOf(tool: unknown): string | null {
  if (typeof tool !== 'object' || tool === null || !('name' in tool)) return null;
  return typeof tool.name === 'string' ? tool.name : null;
}
