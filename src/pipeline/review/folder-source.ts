import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFile } from '../../review/files.ts';
import { byPath, type Source } from './source.ts';

/** A data folder as it stands on the disk. */
export async function folderSource(name: string): Promise<Source> {
  const files: DataFile[] = [];
  await list(name, '', files);
  return { name, root: name, files: files.sort(byPath) };
}

async function list(root: string, below: string, files: DataFile[]): Promise<void> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      await list(root, path, files);
      continue;
    }
    const file = join(root, path);
    const isFile = entry.isFile();
    files.push({
      path,
      type: isFile ? 'file' : 'other',
      bytes: (await lstat(file)).size,
      digest: isFile
        ? createHash('sha256')
            .update(await readFile(file))
            .digest('hex')
        : path,
    });
  }
}
