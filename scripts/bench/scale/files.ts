import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of the largest file below a folder. */
export async function largestFile(folder: string): Promise<number> {
  let largest = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    largest = Math.max(largest, (await stat(join(entry.parentPath, entry.name))).size);
  }
  return largest;
}
