import { Fault } from '../fault.ts';
import type { Observation } from '../generated/observation.ts';
import validate from '../generated/observation.validate.js';
import { readDocument } from './read.ts';
import { writeBytes } from './write.ts';

/** Keeps the record of a read in a file of its own. Faults data_write_failed. */
export async function writeRecord(file: string, observation: Observation): Promise<void> {
  await writeBytes(file, Buffer.from(`${JSON.stringify(observation, null, 2)}\n`));
}

/** The record of an earlier read. Faults data_unreadable, data_invalid. */
export async function readRecord(file: string): Promise<Observation> {
  const record = await readDocument<Observation>(file, validate);
  if (record === null) {
    throw new Fault('data_unreadable', `${file} does not exist: expected the record of a read`);
  }
  return record;
}
