import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { Work } from './work.ts';

/** Files of data/ that only people write, merged; `write` puts them into the work tree. */
export interface MergedOthers {
  write(): Promise<void>;
}

/**
 * Merges line by line what is no record of a run: a file that both sides changed is a Fault data_conflict
 * where they changed the same lines, or where one of them removed it.
 */
export async function mergeOthers(work: Work, paths: readonly string[]): Promise<MergedOthers> {
  const { ours, theirs } = work.touched;
  const taken = paths.filter((path) => ours.has(path) && !theirs.has(path));
  const merged = new Map<string, Buffer>();
  for (const path of paths) {
    if (ours.has(path) && theirs.has(path)) merged.set(path, await mergeText(work, path));
  }
  return {
    async write() {
      work.repository.take(work.revisions.ours, taken);
      for (const [path, bytes] of merged) await writeFile(join(work.dataDir, path), bytes);
    },
  };
}

async function mergeText(work: Work, path: string): Promise<Buffer> {
  const files: string[] = [];
  for (const which of ['ours', 'base', 'theirs'] as const) {
    const bytes = work.repository.read(work.revisions[which], path);
    if (bytes === null && which !== 'base') throw conflict(path, 'one of them removed it');
    const file = join(work.scratch, 'texts', which, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes ?? '');
    files.push(file);
  }
  const ended = spawnSync('git', ['merge-file', '-p', ...files], { maxBuffer: 200_000_000 });
  if (ended.status !== 0) throw conflict(path, 'they changed the same lines');
  return ended.stdout;
}

function conflict(path: string, why: string): Fault {
  return new Fault(
    'data_conflict',
    `data/${path}: this run and what was pushed in the meantime both changed it, and ${why}; expected changes that can stand together`,
  );
}
