import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';

const PIECE = 1 << 20;
const TEMPORARY = /^\.rollcall-(\d+)-\d+\.tmp$/;
/** Temporary files of this process that are being written right now. */
const inFlight = new Set<string>();
let count = 0;

/** Bytes that are made when they are written: what is as long as a data file need not be in memory twice. */
export interface Pieces extends Iterable<Buffer> {
  /** Of all of them together. */
  length: number;
}

/**
 * Makes a file hold these bytes, or leaves it as it was: they go to a temporary file in the same folder,
 * are flushed to the disk and take the file's place in one step. A file that holds them already is not
 * touched. Returns whether the file changed; a Fault data_write_failed says why it could not be written.
 *
 * (write-file-atomic 7 does not look at how many bytes a write took, so a full disk left it with a file
 * cut off and put in place: this uses Node's own writeFile, which goes on or throws.)
 */
export async function writeBytes(file: string, bytes: Buffer | Pieces): Promise<boolean> {
  if (await holds(file, bytes)) return false;
  await replace(file, async (handle) => {
    for (const piece of piecesOf(bytes)) await handle.writeFile(piece);
    return true;
  });
  return true;
}

/**
 * The same of bytes that are made one piece after the other and never in memory together. Null, and the
 * file stays as it was, when what makes them says at its end that they are not to be kept.
 */
export async function writeStream(
  file: string,
  pieces: AsyncGenerator<Buffer, boolean>,
): Promise<boolean | null> {
  let isKept = false;
  const changed = await replace(file, async (handle, temporary) => {
    let next = await pieces.next();
    for (; next.done !== true; next = await pieces.next()) await handle.writeFile(next.value);
    isKept = next.value;
    return isKept && !(await isSame(temporary, file));
  });
  return isKept ? changed : null;
}

/** Fills a temporary file, which takes the file's place when `fill` says so. */
async function replace(
  file: string,
  fill: (handle: FileHandle, temporary: string) => Promise<boolean>,
): Promise<boolean> {
  const folder = dirname(file);
  const name = `.rollcall-${process.pid}-${++count}.tmp`;
  const temporary = join(folder, name);
  inFlight.add(name);
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(temporary, 'w', 0o666);
    let isFilled: boolean;
    try {
      isFilled = await fill(handle, temporary);
      if (isFilled) await handle.sync();
    } finally {
      await handle.close();
    }
    if (isFilled) await rename(temporary, file);
    else await rm(temporary, { force: true });
    return isFilled;
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => {});
    if (cause instanceof Fault) throw cause;
    throw writeFault(file, cause);
  } finally {
    inFlight.delete(name);
  }
}

/** Does the file exist and hold exactly these bytes? */
export async function holds(file: string, bytes: Buffer | Pieces): Promise<boolean> {
  try {
    const { size } = await stat(file);
    if (size !== bytes.length) return false;
    const present = await readFile(file);
    let at = 0;
    for (const piece of piecesOf(bytes)) {
      if (!piece.equals(present.subarray(at, at + piece.length))) return false;
      at += piece.length;
    }
    return at === present.length;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw writeFault(file, cause);
  }
}

/** Do both files hold the same bytes? Not when one of them is not there. */
async function isSame(a: string, b: string): Promise<boolean> {
  const sizes = await Promise.all([a, b].map((file) => stat(file).catch(() => null)));
  if (sizes[0]?.size !== sizes[1]?.size) return false;
  const [one, other] = await Promise.all([open(a), open(b)]);
  try {
    const buffers = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)] as const;
    for (;;) {
      const [mine, theirs] = await Promise.all([one.read(buffers[0]), other.read(buffers[1])]);
      const part = buffers[0].subarray(0, mine.bytesRead);
      if (!part.equals(buffers[1].subarray(0, theirs.bytesRead))) return false;
      if (mine.bytesRead === 0) return true;
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

function piecesOf(bytes: Buffer | Pieces): Iterable<Buffer> {
  return Buffer.isBuffer(bytes) ? [bytes] : bytes;
}

/** Removes from a folder the temporary files of processes that are gone. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(TEMPORARY.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || inFlight.has(name)) continue;
    if (pid === process.pid || !isRunning(pid)) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function writeFault(file: string, cause: unknown): Fault {
  const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
  return new Fault(
    'data_write_failed',
    `${file} can't be written: ${why}; what was there is still there`,
    {
      cause,
    },
  );
}
