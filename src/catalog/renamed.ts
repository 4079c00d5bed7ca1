import type { CatalogDiff } from './diff.ts';
import { normalizeEndpoint } from './endpoint.ts';

/** An endpoint that is listed under another name now. All texts are hostile. */
export interface Renamed {
  from: string;
  to: string;
  endpoint: string;
}

type Named = CatalogDiff['added'][number];

/**
 * The listings of a diff that left under one name and came under another with the same endpoint, and what
 * is then left of both lists. Of several at one endpoint those pair first that share what follows the
 * slash, and the rest in the order of their names.
 */
export function renamedEndpoints({ added, removed }: Pick<CatalogDiff, 'added' | 'removed'>): {
  renamed: Renamed[];
  added: Named[];
  removed: Named[];
} {
  const arrived = byEndpoint(added);
  const renamed: Renamed[] = [];
  const pair = (leaving: Named, isPartner: (one: Named) => boolean): void => {
    const candidates = arrived.get(keyOf(leaving) ?? '') ?? [];
    const at = candidates.findIndex(isPartner);
    const [partner] = at === -1 ? [] : candidates.splice(at, 1);
    if (partner === undefined) return;
    renamed.push({ from: leaving.name, to: partner.name, endpoint: partner.endpoint ?? '' });
  };
  const gone = () => new Set(renamed.map(({ from }) => from));
  for (const leaving of removed) pair(leaving, ({ name }) => local(name) === local(leaving.name));
  const paired = gone();
  for (const leaving of removed) if (!paired.has(leaving.name)) pair(leaving, () => true);
  const [left, came] = [gone(), new Set(renamed.map(({ to }) => to))];
  return {
    renamed: renamed.sort((a, b) => (a.to < b.to ? -1 : 1)),
    added: added.filter(({ name }) => !came.has(name)),
    removed: removed.filter(({ name }) => !left.has(name)),
  };
}

function byEndpoint(listings: readonly Named[]): Map<string, Named[]> {
  const grouped = new Map<string, Named[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    if (key === null) continue;
    const group = grouped.get(key);
    if (group === undefined) grouped.set(key, [listing]);
    else group.push(listing);
  }
  return grouped;
}

function keyOf({ endpoint }: Named): string | null {
  return endpoint === undefined ? null : normalizeEndpoint(endpoint, 'http');
}

function local(name: string): string {
  return name.slice(name.indexOf('/') + 1).toLowerCase();
}
