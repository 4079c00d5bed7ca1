import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED =
  process.env.ROLLCALL_SHARED ?? fileURLToPath(new URL('../../../shared', import.meta.url));

/** A JSON file of the corpus. Without the corpus its tests fail: they must not look as if they had passed. */
export function sharedJson(path: string): unknown {
  const file = join(SHARED, path);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `the corpus can't be read at ${file}: set ROLLCALL_SHARED to the folder that holds data/registry`,
      { cause },
    );
  }
}

/** The rows of a stored list of the registry. */
export function sharedRows(name: string): unknown[] {
  const { servers } = sharedJson(`data/registry/${name}.json`) as { servers: unknown[] };
  return servers;
}
