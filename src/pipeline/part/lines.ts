import type { PartLine } from '../../generated/part-line.ts';
import validate from '../../generated/part-line.validate.js';
import { linesOf } from '../../store/lines.ts';
import { LARGEST_FILE } from '../../store/parts.ts';
import { checked, parseJson } from '../../store/read.ts';

/** A toolset is the longest thing in a part, and no data file could hold a longer one. */
const LONGEST_LINE = 2 * LARGEST_FILE;

/**
 * The lines of a part, one after the other; one without its line feed was cut off and is left out.
 * `skip`: lines of these members are not even parsed. Faults data_unreadable, data_invalid, with the line.
 */
export async function* partLines(
  file: string,
  skip: readonly (keyof PartLine)[] = [],
): AsyncGenerator<PartLine> {
  const skipped = skip.map((member) => Buffer.from(`{"${member}":`));
  let number = 0;
  for await (const bytes of linesOf(file, LONGEST_LINE)) {
    number++;
    if (skipped.some((start) => bytes.subarray(0, start.length).equals(start))) continue;
    const where = `${file}, line ${number}`;
    yield checked<PartLine>(parseJson(bytes.toString(), where), validate, where);
  }
}
