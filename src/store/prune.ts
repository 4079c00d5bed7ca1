import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unslug } from './slug.ts';
import { removeLeftovers } from './write.ts';

/**
 * Removes from a folder with a file a listing, `<slug>.json`, those of all listings but these, and what
 * interrupted writes left. `besides` is a folder in it that holds something else. Returns the names, sorted.
 */
export async function pruneListings(
  root: string,
  kept: ReadonlySet<string>,
  besides?: string,
): Promise<string[]> {
  const removed: string[] = [];
  await removeLeftovers(root);
  for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || entry.name === besides) continue;
    const folder = join(root, entry.name);
    await removeLeftovers(folder);
    for (const file of await readdir(folder).catch(() => [])) {
      const name = file.endsWith('.json') ? unslug(`${entry.name}/${file.slice(0, -5)}`) : null;
      if (name === null || kept.has(name)) continue;
      await rm(join(folder, file), { force: true });
      removed.push(name);
    }
    await rmdir(folder).catch(() => {});
  }
  return removed.sort();
}
