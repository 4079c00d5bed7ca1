import type { Listing } from '../../generated/catalog.ts';
import type { ReportCard } from '../../generated/report-card.ts';
import type { CardEntry } from '../../generated/report-card-index.ts';
import { afterRead, isOpen, unseen } from '../../judge/report-card/due-process.ts';
import type { CardContext, PreviousToolset } from '../../judge/report-card/facts.ts';
import { RULES } from '../../judge/report-card/index.ts';
import { type JudgedReport, judgeReport, withConfirmed } from '../../judge/report-card/judge.ts';
import type { Observation } from '../../observation/observation.ts';

/** What is stored about a listing whose card is open. */
export interface Stored {
  entry: CardEntry;
  /** The card in data/, or null. */
  card: ReportCard | null;
  /** The tools in data/ that may be those of the last weekly read, or null. */
  tools: readonly unknown[] | null;
}

/** What one read makes of a listing; `card` is null where what stands in data/ stands. */
export interface Folded {
  entry: CardEntry;
  card: ReportCard | null;
}

/** How the optional model read is asked, once a changed toolset. */
export type AskModel = (
  observation: Observation,
) => Promise<NonNullable<CardContext['modelNotes']>>;

/** Findings about a server that was not read. */
const OF_THE_UNREAD = new Set<string>(['mcp-unreachable', 'mcp-not-mcp', 'mcp-tls-invalid']);
const MODEL = 'mcp-model-flagged';

/** The entry of a listing whose card is not open at this read: whatever was seen, two dates. */
export function foldUnopened(entry: CardEntry | undefined, { started_at }: Observation): CardEntry {
  return afterRead(entry, {
    at: started_at,
    wasRead: false,
    sawAll: false,
    stops: [],
    toolset: null,
  });
}

export function isOpenAt(
  entry: CardEntry | undefined,
  { started_at }: Observation,
): entry is CardEntry {
  return entry !== undefined && isOpen(entry, started_at);
}

/** Judges a read of an opened card, and says what it leaves of what is stored. */
export async function foldOpened(
  { name, version, source }: Pick<Listing, 'name' | 'version' | 'source'>,
  stored: Stored,
  observation: Observation,
  { isWeekly, askModel }: { isWeekly: boolean; askModel: AskModel | null },
): Promise<Folded> {
  const context: CardContext = {
    registryVersion: source === 'registry' ? (version ?? null) : null,
    previous: previousToolset(stored),
    modelNotes: askModel === null ? null : keptNotes(stored.card),
  };
  let judged = judgeReport(observation, context);
  if (askModel !== null && isForModel(judged, stored)) {
    judged = judgeReport(observation, { ...context, modelNotes: await askModel(observation) });
  }
  const entry = afterRead(stored.entry, {
    at: observation.started_at,
    wasRead: judged.wasRead,
    sawAll: judged.sawAll,
    stops: judged.stops,
    // Drift is from week to week: a second read in between is no week.
    toolset: isWeekly ? judged.toolset : null,
  });
  return { entry, card: saysNothing(judged, stored) ? null : cardOf(name, judged, entry) };
}

/**
 * A card stands through what says nothing lasting (a back-off, a wall, one lost connection), and through a
 * read that can't tell whether its stop findings are gone.
 */
function saysNothing({ wasRead, sawAll, stops, card }: JudgedReport, stored: Stored): boolean {
  if (stored.card === null || stored.card.endpoint !== card.endpoint) return false;
  const { pending = [], confirmed = [] } = stored.entry;
  if (wasRead) return !sawAll && unseen([...pending, ...confirmed], stops).length > 0;
  return !card.findings.some(({ rule }) => OF_THE_UNREAD.has(rule));
}

function cardOf(name: string, judged: JudgedReport, entry: CardEntry): ReportCard {
  const { read_at: _, requests: __, ...card } = withConfirmed(judged, entry.confirmed ?? []);
  const found = new Set<string>(card.findings.map(({ rule }) => rule));
  const waiting = new Set((entry.pending ?? []).map(({ rule }) => rule));
  return {
    schema_version: 1,
    name,
    ...card,
    awaiting_second_read: RULES.map(({ id }) => id).filter(
      (id) => waiting.has(id) && found.has(id),
    ),
  } as ReportCard;
}

function previousToolset({ entry, tools }: Stored): PreviousToolset | null {
  return entry.toolset === undefined ? null : { ...entry.toolset, tools };
}

/** What a model said of a toolset stands until the toolset changes. */
function keptNotes(card: ReportCard | null): NonNullable<CardContext['modelNotes']> {
  return card?.findings.find(({ rule }) => rule === MODEL)?.evidence ?? [];
}

function isForModel({ toolset }: JudgedReport, { entry, card }: Stored): boolean {
  if (toolset === null) return false;
  const wasAsked = card !== null && !card.not_judged.some(({ rule }) => rule === MODEL);
  return !wasAsked || entry.toolset?.digest !== toolset.digest;
}
