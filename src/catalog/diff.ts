import type { Catalog, Listing } from '../generated/catalog.ts';

/** One field of one listing, before and after; absent where there was none. All texts are hostile. */
export interface Change {
  name: string;
  from?: string;
  to?: string;
}

/** What changed between two catalogs, in a reader's terms. Every list is sorted by name. */
export interface CatalogDiff {
  added: { name: string; endpoint?: string }[];
  removed: { name: string; endpoint?: string }[];
  /** The endpoint is another, or there is one now, or none any more. */
  moved: Change[];
  transport: Change[];
  version: Change[];
  title: Change[];
  description: Change[];
  deprecated: { name: string; message?: string }[];
  /** Deprecated before, active now. */
  reactivated: { name: string }[];
}

/** The semantic difference of two catalogs, whatever the order of their listings. */
export function diffCatalogs(before: Catalog, after: Catalog): CatalogDiff {
  const old = byName(before);
  const current = byName(after);
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  const diff: CatalogDiff = {
    added: [],
    removed: [],
    moved: [],
    transport: [],
    version: [],
    title: [],
    description: [],
    deprecated: [],
    reactivated: [],
  };
  for (const name of names) {
    const from = old.get(name);
    const to = current.get(name);
    if (from === undefined && to !== undefined) diff.added.push(named(to));
    if (from !== undefined && to === undefined) diff.removed.push(named(from));
    if (from !== undefined && to !== undefined) compare(diff, from, to);
  }
  return diff;
}

/** How many entries all lists of a diff hold together. */
export function diffSize(diff: CatalogDiff): number {
  return Object.values(diff).reduce((sum, entries) => sum + entries.length, 0);
}

function compare(diff: CatalogDiff, from: Listing, to: Listing): void {
  const fields = [
    ['endpoint', diff.moved],
    ['transport', diff.transport],
    ['version', diff.version],
    ['title', diff.title],
    ['description', diff.description],
  ] as const;
  for (const [field, changes] of fields) {
    if (from[field] === to[field]) continue;
    changes.push({
      name: to.name,
      ...(from[field] !== undefined && { from: from[field] }),
      ...(to[field] !== undefined && { to: to[field] }),
    });
  }
  if (from.status === to.status) return;
  if (to.status === 'active') diff.reactivated.push({ name: to.name });
  else {
    const message = to.status_message;
    diff.deprecated.push({ name: to.name, ...(message !== undefined && { message }) });
  }
}

function byName(catalog: Catalog): Map<string, Listing> {
  return new Map((catalog.servers ?? []).map((listing) => [listing.name, listing]));
}

function named(listing: Listing): { name: string; endpoint?: string } {
  return {
    name: listing.name,
    ...(listing.endpoint !== undefined && { endpoint: listing.endpoint }),
  };
}
