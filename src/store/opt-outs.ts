import { join } from 'node:path';
import type { OptOuts } from '../generated/opt-outs.ts';
import validate from '../generated/opt-outs.validate.js';
import { readDocument } from './read.ts';

/** Reads data/opt-outs.json, the list of who asked not to be read; without the file, a list of nobody. */
export async function readOptOuts(dir: string): Promise<OptOuts> {
  const optOuts = await readDocument<OptOuts>(join(dir, 'opt-outs.json'), validate);
  return optOuts ?? { schema_version: 1, opt_outs: [] };
}
