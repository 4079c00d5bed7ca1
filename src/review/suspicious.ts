import { type CatalogDiff, diffCatalogs } from '../catalog/diff.ts';
import { renamedEndpoints } from '../catalog/renamed.ts';
import type { Catalog } from '../generated/catalog.ts';
import type { OrdinaryChange } from '../generated/config.ts';

/** A change of the catalog that is more than an ordinary week brings. */
export interface Suspicion {
  code:
    | 'many_removed'
    | 'many_moved'
    | 'many_added'
    | 'one_namespace'
    | 'one_host'
    | 'one_description';
  /** The namespace, host or description; hostile. Null where it is the whole catalog. */
  where: string | null;
  count: number;
  /** The largest number that would have been ordinary. */
  most: number;
}

/** What is more than ordinary about a change of the catalog, the largest first of each kind. A first catalog is all new, and nothing about it is. */
export function suspicions(before: Catalog, after: Catalog, ordinary: OrdinaryChange): Suspicion[] {
  const total = (before.servers ?? []).length;
  if (total === 0) return [];
  const diff = diffCatalogs(before, after);
  const { renamed, added, removed } = renamedEndpoints(diff);
  const share = (part: number): number => Math.max(ordinary.few, Math.floor(total * part));
  const movedTo = [
    ...diff.moved.flatMap(({ to }) => to ?? []),
    ...renamed.map((one) => one.endpoint),
  ];
  const all: Suspicion[] = [
    of('many_removed', removed.length, share(ordinary.removed_share)),
    of('many_moved', diff.moved.length + renamed.length, share(ordinary.moved_share)),
    of('many_added', added.length, share(ordinary.added_share)),
    ...grouped('one_namespace', touched(diff).map(namespaceOf), ordinary.one_namespace),
    ...grouped('one_host', movedTo.map(hostOf), ordinary.one_host),
    ...grouped(
      'one_description',
      diff.description.flatMap(({ to }) => to ?? []),
      ordinary.one_description,
    ),
  ];
  return all.filter(({ count, most }) => count > most);
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

/** Names whose listing came, left, or is reached or described in another way; a new version is everyday. */
function touched(diff: CatalogDiff): string[] {
  const { version: _, ...rest } = diff;
  return [...new Set(Object.values(rest).flatMap((entries) => entries.map(({ name }) => name)))];
}

function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

function hostOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).hostname : endpoint;
}
