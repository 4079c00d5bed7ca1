import { Fault } from '../fault.ts';
import type { Observation } from '../generated/observation.ts';
import validate from '../generated/observation.validate.js';
import { canonical } from './canonical.ts';
import { readDocument } from './read.ts';
import { writeBytes } from './write.ts';

/** Keeps the record of a read in a file of its own. Faults data_write_failed. */
export async function writeRecord(file: string, observation: Observation): Promise<void> {
  await writeBytes(file, Buffer.from(textOf(observation)));
}

/** An exchange a line: indented, a hostile reply that is nested deep would take a thousand times its size. */
function textOf(observation: Observation): string {
  const members = Object.entries(observation).map(([name, value]) => {
    const text = Array.isArray(value) ? `[\n${value.map(lineOf).join(',\n')}\n]` : lineOf(value);
    return `${lineOf(name)}: ${text}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}

/** As it came, but for what is nested too deep for JSON.stringify: of that, a hundred levels. */
function lineOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return canonical(value);
  }
}

/** The record of an earlier read. Faults data_unreadable, data_invalid. */
export async function readRecord(file: string): Promise<Observation> {
  const record = await readDocument<Observation>(file, validate);
  if (record === null) {
    throw new Fault('data_unreadable', `${file} does not exist: expected the record of a read`);
  }
  return record;
}
