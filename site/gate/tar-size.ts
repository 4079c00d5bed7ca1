const BLOCK = 512;
/** GNU tar fills up the last record of 20 blocks. */
const RECORD = 20 * BLOCK;
const LONGEST_NAME = 100;

/**
 * Bytes of the tar that the host is sent, as GNU tar writes it: a block for the header of each file and
 * folder, content in whole blocks, and for a path of more than 100 bytes another header with the path after it.
 * Paths are relative to the site; folders are those that lead to its files, and the site's own.
 */
export function tarSize(files: ReadonlyMap<string, number>): number {
  const folders = new Set<string>();
  let size = BLOCK;
  for (const [path, bytes] of files) {
    size += inTar(path, bytes);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
      size += header(`${folder}/`);
    }
  }
  return Math.ceil((size + 2 * BLOCK) / RECORD) * RECORD;
}

/** What one file takes of it; a folder is one of no bytes. */
export function inTar(path: string, bytes: number): number {
  return header(path) + inBlocks(bytes);
}

function header(path: string): number {
  const length = Buffer.byteLength(path) + './'.length;
  return length <= LONGEST_NAME ? BLOCK : 2 * BLOCK + inBlocks(length + 1);
}

function inBlocks(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK;
}
