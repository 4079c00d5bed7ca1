import type { DataFile } from '../../review/files.ts';

/** One state of data/, as files below a folder. */
export interface Source {
  /** As the caller named it. */
  name: string;
  /** The folder that holds those of the files that are wanted. */
  root: string;
  /** Every file, sorted by path. */
  files: DataFile[];
}

export interface Sources {
  base: Source;
  head: Source;
  dispose(): Promise<void>;
}

export function byPath(a: DataFile, b: DataFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
