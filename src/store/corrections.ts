import { join } from 'node:path';
import type { Corrections } from '../generated/corrections.ts';
import validate from '../generated/corrections.validate.js';
import { readDocument } from './read.ts';

/** Reads data/corrections.json, what was said wrongly about somebody's server; without the file, nothing. */
export async function readCorrections(dir: string): Promise<Corrections> {
  const corrections = await readDocument<Corrections>(join(dir, 'corrections.json'), validate);
  return corrections ?? { schema_version: 1, corrections: [] };
}
