import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files below one folder, each with its folders made once. Synchronous: for many small files nothing
 * is quicker. What would be too long for a text comes in pieces.
 */
export type Write = (path: string, content: string | Buffer | Iterable<string>) => void;

export function writerTo(outDir: string): Write {
  const made = new Set<string>();
  return (path, content) => {
    const file = join(outDir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content);
    else writePieces(file, content);
  };
}

const CHUNK = 262_144;

function writePieces(file: string, pieces: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    let chunk = '';
    for (const piece of pieces) {
      chunk += piece;
      if (chunk.length < CHUNK) continue;
      writeFileSync(descriptor, chunk);
      chunk = '';
    }
    writeFileSync(descriptor, chunk);
  } finally {
    closeSync(descriptor);
  }
}

/** A document whose last member is a list, a record a line: `head` has the members before it. */
export function* documentPieces(
  head: string,
  member: string,
  records: Iterable<string>,
): Iterable<string> {
  yield `${head.slice(0, -1)},${JSON.stringify(member)}:[\n`;
  let between = '';
  for (const record of records) {
    yield between + record;
    between = ',\n';
  }
  yield '\n]}\n';
}
