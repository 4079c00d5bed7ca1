import { diffCatalogs } from '../../catalog/diff.ts';
import type { Catalog } from '../../generated/catalog.ts';
import type { CardChange, Change, StatusChange, ToolsChange } from '../../generated/changes.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import type { ReportCard } from '../../generated/report-card.ts';
import { toolsDiff } from './tools-diff.ts';

/** How many tools each list of a change names; a server may have any number. */
const MOST_TOOLS = 50;
/** MCP's own limit for the name of a tool. */
const LONGEST_NAME = 128;

/**
 * What a sync that pulled at `at` changed, sorted by name. The first catalog changes nothing: there was
 * none to compare it with, and to list all of it as new would tell nobody anything.
 */
export function catalogChanges(before: Catalog, after: Catalog, at: string): Change[] {
  if ((before.servers ?? []).length === 0) return [];
  const diff = diffCatalogs(before, after);
  const changes: Change[] = [
    ...diff.added.map(({ name }) => ({ at, name, kind: 'listed' as const })),
    ...diff.removed.map(({ name }) => ({ at, name, kind: 'unlisted' as const })),
    ...diff.moved.map((moved) => ({ at, kind: 'endpoint' as const, ...moved })),
    ...diff.transport.map(({ name, from = 'unknown', to = 'unknown' }) => {
      return { at, name, kind: 'transport' as const, from, to };
    }),
    ...diff.deprecated.map((deprecated) => ({ at, kind: 'deprecated' as const, ...deprecated })),
    ...diff.reactivated.map(({ name }) => ({ at, name, kind: 'reactivated' as const })),
  ];
  return changes.sort(byNameTimeKind);
}

/**
 * The change of a listing's stored status, after confirmation, in a run that started at `at`; null where
 * it stands, or only the reason is another. Without `before` it is a first result, from null: record
 * it, but for the first run over a data folder (`last_run` was null), which had nothing to compare with.
 * Feeds of the whole site leave first results out; a listing's own has them.
 */
export function stateChange(
  name: string,
  before: ServerState | undefined,
  after: ServerState,
  at: string,
): StatusChange | null {
  const from = before?.endpoint_status ?? null;
  const { endpoint_status: to, reason } = after;
  if (from === to) return null;
  return { at, name, kind: 'status', from, to, ...(reason !== undefined && { reason }) };
}

/**
 * What changed from the tools stored to those read live in a run that started at `at`, both as servers
 * sent them. Null where nothing did that a model reads (the order is nothing), and where `before` is null: no toolset
 * was stored. A toolset of the listing's former endpoint counts: whoever follows the listing gets other tools.
 */
export function toolsChange(
  name: string,
  before: readonly unknown[] | null,
  after: readonly unknown[],
  at: string,
): ToolsChange | null {
  if (before === null) return null;
  const { added, removed, changed } = toolsDiff(before, after);
  const lists = [added, removed, changed];
  if (lists.every((list) => list.length === 0)) return null;
  const more = lists.reduce((sum, list) => sum + Math.max(0, list.length - MOST_TOOLS), 0);
  return {
    at,
    name,
    kind: 'tools',
    added: added.slice(0, MOST_TOOLS).map(shortened),
    removed: removed.slice(0, MOST_TOOLS).map(shortened),
    changed: changed
      .slice(0, MOST_TOOLS)
      .map(({ name: tool, what }) => ({ name: shortened(tool), what })),
    ...(more > 0 && { more }),
  };
}

/** The change of an opened card: its opening, where none was stored, or another grade. Null otherwise. Never called for a card that is not open. */
export function cardChange(
  name: string,
  before: Pick<ReportCard, 'grade'> | null,
  after: Pick<ReportCard, 'grade'>,
  at: string,
): CardChange | null {
  if (before === null) return { at, name, kind: 'card', to: after.grade };
  if (before.grade === after.grade) return null;
  return { at, name, kind: 'card', from: before.grade, to: after.grade };
}

/** The order of changes in a file: by name, time, kind. */
export function byNameTimeKind(a: Change, b: Change): number {
  return compared(a.name, b.name) || compared(a.at, b.at) || compared(a.kind, b.kind);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function shortened(name: string): string {
  const characters = [...name.slice(0, 2 * LONGEST_NAME + 1)];
  return characters.length <= LONGEST_NAME
    ? name
    : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
