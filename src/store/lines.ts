import { createReadStream } from 'node:fs';
import { Fault } from '../fault.ts';

const LINE_FEED = 10;
const PIECE = 1 << 20;

/**
 * The lines of a file that end in a line feed, one after the other and without it; what follows the last
 * one is given back. Faults data_unreadable, and data_invalid for a line longer than `longest` bytes.
 */
export async function* linesOf(
  file: string,
  longest: number,
): AsyncGenerator<Buffer, Buffer, undefined> {
  let kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: PIECE })) {
      let rest: Buffer = chunk;
      for (let at = rest.indexOf(LINE_FEED); at !== -1; at = rest.indexOf(LINE_FEED)) {
        const end = rest.subarray(0, at);
        yield kept.length === 0 ? end : Buffer.concat([...kept, end]);
        kept = [];
        length = 0;
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) kept.push(rest);
      length += rest.length;
      if (length > longest) {
        throw new Fault('data_invalid', `${file}: expected lines of at most ${longest} bytes`);
      }
    }
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Fault('data_unreadable', `${file} can't be read: ${code ?? message}`, { cause });
  }
  return Buffer.concat(kept);
}
