import type { Catalog } from '../generated/catalog.ts';

/**
 * What speaks against taking a pulled catalog for the whole registry, in words for people, or null: no
 * row at all, or less than `smallestShare` of the rows or listings of the catalog before.
 */
export function shrunk(before: Catalog, after: Catalog, smallestShare: number): string | null {
  const { rows, rejected } = after.source;
  if (rows === 0) return 'the registry sent an empty list';
  const counts = [
    ['rows', before.source.rows, rows],
    ['listings', before.source.rows - before.source.rejected, rows - rejected],
  ] as const;
  for (const [what, last, now] of counts) {
    if (now >= last * smallestShare) continue;
    const percent = Math.floor((now / last) * 100);
    return `the registry's list holds ${now} ${what}, ${percent} % of the ${last} of the last catalog`;
  }
  return null;
}
