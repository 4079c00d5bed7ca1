import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Size in bytes of every file below a folder, by its path with slashes. */
export function filesBelow(root: string): Map<string, number> {
  const files = new Map<string, number>();
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else files.set(path, lstatSync(join(root, path)).size);
    }
  }
  return files;
}
