import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unslug } from './slug.ts';
import { removeLeftovers } from './write.ts';

/** Most folders hold a file or two: what takes time is asking. */
const AT_A_TIME = 32;

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
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== besides);
  for (let at = 0; at < folders.length; at += AT_A_TIME) {
    const some = folders.slice(at, at + AT_A_TIME);
    const names = await Promise.all(some.map(({ name }) => pruneFolder(root, name, kept)));
    removed.push(...names.flat());
  }
  return removed.sort();
}

async function pruneFolder(
  root: string,
  owner: string,
  kept: ReadonlySet<string>,
): Promise<string[]> {
  const folder = join(root, owner);
  const files = await readdir(folder).catch(() => []);
  const removed: string[] = [];
  let left = 0;
  for (const file of files) {
    const name = file.endsWith('.json') ? unslug(`${owner}/${file.slice(0, -5)}`) : null;
    if (name === null || kept.has(name)) {
      left++;
      continue;
    }
    await rm(join(folder, file), { force: true });
    removed.push(name);
  }
  if (files.some((file) => file.endsWith('.tmp'))) await removeLeftovers(folder);
  else if (left > 0) return removed;
  await rmdir(folder).catch(() => {});
  return removed;
}
