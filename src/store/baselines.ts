import { join } from 'node:path';
import { Fault } from '../fault.ts';
import validate from '../generated/baseline.validate.js';
import { type Baseline, isSound } from '../judge/checkup/baseline.ts';
import { checked, readDocument } from './read.ts';
import { slug } from './slug.ts';
import { writeBytes } from './write.ts';

const FOLDER = 'baselines';

/** The baseline in a file, or null when there is no such file. Faults data_unreadable, data_invalid. */
export async function readBaseline(file: string): Promise<Baseline | null> {
  const baseline = await readDocument<Baseline>(file, validate);
  if (baseline !== null && !isSound(baseline)) {
    throw new Fault(
      'data_invalid',
      `${file}, at /fingerprints: expected those of the tools beside them; write the baseline anew`,
    );
  }
  return baseline;
}

/** Writes a baseline to a file of its own. Returns whether the file changed. Faults data_write_failed. */
export async function writeBaseline(file: string, baseline: Baseline): Promise<boolean> {
  const text = JSON.stringify(checked<Baseline>(baseline, validate, file), null, 2);
  return writeBytes(file, Buffer.from(`${text}\n`));
}

/** What was approved for a listing: data/baselines/<slug>.json, or null. */
export async function readListingBaseline(dir: string, name: string): Promise<Baseline | null> {
  return readBaseline(join(dir, FOLDER, `${slug(name)}.json`));
}
