import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files below one folder, each with its folders made once. Synchronous: for many small files nothing is quicker. */
export type Write = (path: string, content: string | Buffer) => void;

export function writerTo(outDir: string): Write {
  const made = new Set<string>();
  return (path, content) => {
    const file = join(outDir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    writeFileSync(file, content);
  };
}
