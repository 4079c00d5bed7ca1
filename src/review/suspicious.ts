import { type CatalogDiff, diffCatalogs } from '../catalog/diff.ts';
import { otherChanges } from '../catalog/other-changes.ts';
import { type Renamed, renamedEndpoints } from '../catalog/renamed.ts';
import type { Catalog } from '../generated/catalog.ts';
import type { OrdinaryChange } from '../generated/config.ts';

/** A change of the catalog that is more than an ordinary week brings. */
export interface Suspicion {
  code:
    | 'many_removed'
    | 'many_moved'
    | 'many_added'
    | 'many_deprecated'
    | 'many_rewritten'
    | 'one_namespace'
    | 'one_publisher'
    | 'one_host'
    | 'one_host_of_late'
    | 'one_description';
  /** The namespace, host or description; hostile. Null where it is the whole catalog. */
  where: string | null;
  count: number;
  /** The largest number that would have been ordinary. */
  most: number;
}

/** One listing's endpoint at a time before the change that is looked at. */
export interface EarlierMove {
  name: string;
  to: string;
}

/** How long moves to one host are added up, in days before a pull of the registry. */
export const HOST_DAYS = 28;

/**
 * What is more than ordinary about a change of the catalog, the largest first of each kind. `earlier`:
 * the moves of the 28 days before it, since what comes in small steps is a mass change all the same. A
 * first catalog is all new, and nothing about it is.
 */
export function suspicions(
  before: Catalog,
  after: Catalog,
  ordinary: Required<OrdinaryChange>,
  earlier: readonly EarlierMove[] = [],
): Suspicion[] {
  const total = (before.servers ?? []).length;
  if (total === 0) return [];
  const diff = diffCatalogs(before, after);
  const { renamed, added, removed } = renamedEndpoints(diff);
  const share = (part: number): number => Math.max(ordinary.few, Math.floor(total * part));
  const moves = [
    ...diff.moved.flatMap(({ name, to }) => (to === undefined ? [] : [{ name, to }])),
    ...renamed.map(({ to, endpoint }) => ({ name: to, to: endpoint })),
  ];
  const hosts = grouped('one_host', moves.map(toHost), ordinary.one_host);
  const all: Suspicion[] = [
    of('many_removed', removed.length, share(ordinary.removed_share)),
    of(
      'many_moved',
      namesIn(diff.moved, diff.transport).size + renamed.length,
      share(ordinary.moved_share),
    ),
    of('many_added', added.length, share(ordinary.added_share)),
    of(
      'many_deprecated',
      diff.deprecated.length + diff.reactivated.length,
      share(ordinary.deprecated_share),
    ),
    of('many_rewritten', rewritten(before, after, diff).size, share(ordinary.rewritten_share)),
    ...grouped('one_namespace', touched(diff, renamed).map(namespaceOf), ordinary.one_namespace),
    ...grouped(
      'one_publisher',
      added.map(({ name }) => namespaceOf(name)),
      Math.max(ordinary.one_namespace, Math.floor(total * ordinary.one_publisher_share)),
    ),
    ...hosts,
    ...hostsOverTime(moves, earlier, ordinary).filter(
      ({ where }) => !hosts.some((one) => one.where === where && one.count > one.most),
    ),
    ...grouped(
      'one_description',
      diff.description.flatMap(({ to }) => to ?? []),
      ordinary.one_description,
    ),
  ];
  return all.filter(({ count, most }) => count > most);
}

/** Hosts that this change moves a listing to, with all that came to them of late; a listing counts once. */
function hostsOverTime(
  moves: readonly EarlierMove[],
  earlier: readonly EarlierMove[],
  { one_host_in_28_days }: Required<OrdinaryChange>,
): Suspicion[] {
  const present = new Set(moves.map(toHost));
  const each = new Map<string, string>();
  for (const move of [...earlier, ...moves]) each.set(`${move.name} ${toHost(move)}`, toHost(move));
  const hosts = [...each.values()].filter((host) => present.has(host));
  return grouped('one_host_of_late', hosts, one_host_in_28_days);
}

/** Listings that say something else of themselves. What a new version brings along is everyday. */
function rewritten(before: Catalog, after: Catalog, diff: CatalogDiff): Set<string> {
  const names = namesIn(diff.title, diff.description);
  for (const { name, fields } of otherChanges(before, after)) {
    if (fields.includes('repository') || fields.includes('website')) names.add(name);
  }
  return names;
}

function of(code: Suspicion['code'], count: number, most: number): Suspicion {
  return { code, where: null, count, most };
}

function grouped(code: Suspicion['code'], keys: readonly string[], most: number): Suspicion[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([where, count]) => ({ code, where, count, most }))
    .sort((a, b) => b.count - a.count || (a.where < b.where ? -1 : 1));
}

/** Names that were there, and left or are reached in another way. */
function touched(diff: CatalogDiff, renamed: readonly Renamed[]): string[] {
  const { removed, moved, transport, deprecated, reactivated } = diff;
  const names = namesIn(removed, moved, transport, deprecated, reactivated);
  for (const { from, to } of renamed) names.add(from).add(to);
  return [...names];
}

function namesIn(...lists: readonly { name: string }[][]): Set<string> {
  return new Set(lists.flatMap((list) => list.map(({ name }) => name)));
}

function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

function toHost({ to }: EarlierMove): string {
  return URL.canParse(to) ? new URL(to).hostname : to;
}
