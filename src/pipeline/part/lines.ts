import { createReadStream } from 'node:fs';
import { Fault } from '../../fault.ts';
import type { PartLine } from '../../generated/part-line.ts';
import validate from '../../generated/part-line.validate.js';
import { LARGEST_FILE } from '../../store/parts.ts';
import { checked, parseJson } from '../../store/read.ts';

const LINE_FEED = 10;

/**
 * The lines of a part, one after the other; one without its line feed was cut off and is left out.
 * `skip`: lines of these members are not even parsed. Faults data_unreadable, data_invalid, with the line.
 */
export async function* partLines(
  file: string,
  skip: readonly (keyof PartLine)[] = [],
): AsyncGenerator<PartLine> {
  const skipped = skip.map((member) => `{"${member}":`);
  let number = 0;
  for await (const bytes of wholeLines(file)) {
    number++;
    const where = `${file}, line ${number}`;
    const text = bytes.toString('utf8');
    if (skipped.some((start) => text.startsWith(start))) continue;
    yield checked<PartLine>(parseJson(text, where), validate, where);
  }
}

async function* wholeLines(file: string): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      let rest: Buffer = chunk;
      for (let at = rest.indexOf(LINE_FEED); at !== -1; at = rest.indexOf(LINE_FEED)) {
        yield Buffer.concat([...kept, rest.subarray(0, at)]);
        kept = [];
        length = 0;
        rest = rest.subarray(at + 1);
      }
      kept.push(rest);
      length += rest.length;
      // A toolset is the longest thing in a part, and no data file could hold a longer one.
      if (length > 2 * LARGEST_FILE) {
        throw new Fault('data_invalid', `${file} has a line that is longer than any of a part`);
      }
    }
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Fault('data_unreadable', `${file} can't be read: ${code ?? message}`, { cause });
  }
}
