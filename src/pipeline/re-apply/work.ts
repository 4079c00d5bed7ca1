import { join } from 'node:path';
import type { Revisions } from '../re-apply.ts';
import type { Repository } from './repository.ts';

/** What the parts of one re-application share. */
export interface Work {
  dataDir: string;
  /** A temporary folder. */
  scratch: string;
  repository: Repository;
  revisions: Revisions;
  /** Paths below data/ that each side changed since the base. */
  touched: { ours: Set<string>; theirs: Set<string> };
}

/** The folder that holds some files of data/ as one of the three revisions has them. */
export function folderOf(work: Work, which: keyof Revisions): string {
  return join(work.scratch, which);
}

/** Copies files of data/ out of all three revisions, to the folders of `folderOf`. */
export function copyOut(work: Work, paths: readonly string[]): void {
  for (const which of ['base', 'ours', 'theirs'] as const) {
    work.repository.copyOut(work.revisions[which], paths, folderOf(work, which));
  }
}
