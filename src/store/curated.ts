import { join } from 'node:path';
import { Fault } from '../fault.ts';
import type { Curated } from '../generated/curated.ts';
import validate from '../generated/curated.validate.js';
import { readDocument } from './read.ts';

/** Reads data/curated.json, the overlay that people keep; without the file, an overlay of nothing. */
export async function readCurated(dir: string): Promise<Curated> {
  const file = join(dir, 'curated.json');
  const curated = await readDocument<Curated>(file, validate);
  if (curated === null) return { schema_version: 1, servers: [] };
  const names = new Set<string>();
  for (const [index, { name }] of curated.servers.entries()) {
    if (names.has(name)) {
      throw new Fault(
        'data_invalid',
        `${file}, at /servers/${index} (${name}): expected one entry a name`,
      );
    }
    names.add(name);
  }
  return curated;
}
