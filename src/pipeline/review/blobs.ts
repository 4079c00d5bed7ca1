import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataFile } from '../../review/files.ts';
import { gitStream } from './git.ts';

const LINE_FEED = 10;

/** Writes the content of files, by their digests, to a folder. Their paths have passed `kindOf`. */
export async function writeBlobs(
  cwd: string,
  root: string,
  files: readonly DataFile[],
): Promise<void> {
  mkdirSync(root, { recursive: true });
  const made = new Set<string>();
  const waiting = [...files].reverse();
  const reader = blobReader((bytes) => {
    const file = waiting.pop();
    if (file === undefined) throw new Error('git printed more than it was asked for');
    const target = join(root, file.path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(target, bytes);
  });
  const asked = files.map(({ digest }) => `${digest}\n`).join('');
  if (files.length > 0) await gitStream(cwd, ['cat-file', '--batch'], asked, reader);
  if (waiting.length > 0) throw new Error('git printed less than it was asked for');
}

/** Takes the output of `git cat-file --batch` apart: a line `<digest> blob <size>`, the content, a line feed. */
function blobReader(onBlob: (bytes: Buffer) => void): (chunk: Buffer) => void {
  let held: Buffer[] = [];
  let size = 0;
  let wanted: number | null = null;

  return (chunk) => {
    held.push(chunk);
    size += chunk.length;
    if (wanted !== null && size < wanted + 1) return;
    let buffer = held.length === 1 ? chunk : Buffer.concat(held);
    for (;;) {
      if (wanted === null) {
        const end = buffer.indexOf(LINE_FEED);
        if (end === -1) break;
        const header = buffer.toString('utf8', 0, end);
        const [, length] = /^[0-9a-f]+ blob (\d+)$/.exec(header) ?? [];
        if (length === undefined) throw new Error(`git cat-file said ${header.slice(0, 200)}`);
        wanted = Number(length);
        buffer = buffer.subarray(end + 1);
      }
      if (buffer.length < wanted + 1) break;
      onBlob(buffer.subarray(0, wanted));
      buffer = buffer.subarray(wanted + 1);
      wanted = null;
    }
    held = [buffer];
    size = buffer.length;
  };
}
