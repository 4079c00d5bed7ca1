import { join } from 'node:path';
import type { Corrections } from '../generated/corrections.ts';
import validate from '../generated/corrections.validate.js';
import { readDocument } from './read.ts';

/** Reads data/corrections.json; without the file, nothing was ever corrected. */
export async function readCorrections(dir: string): Promise<Corrections> {
  const document = await readDocument<Corrections>(join(dir, 'corrections.json'), validate);
  return document ?? { schema_version: 1, corrections: [] };
}
