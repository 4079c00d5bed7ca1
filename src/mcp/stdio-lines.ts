import type { Readable } from 'node:stream';

/** Gives each line of a stream to `onLine`, without its end. Rejects at a line of more than `largest` characters. */
export async function lines(
  stream: Readable,
  largest: number,
  onLine: (line: string) => void,
): Promise<void> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    parts.push(first);
    length += first.length;
    for (const part of others) {
      onLine(parts.join('').replace(/\r$/, ''));
      parts = [part];
      length = part.length;
    }
    if (length > largest) throw new Error(`a line of more than ${largest} characters`);
  }
}
