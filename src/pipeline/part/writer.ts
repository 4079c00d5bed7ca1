import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { PartEnd, PartHead, PartLine } from '../../generated/part-line.ts';
import { canonical } from '../../store/canonical.ts';
import { partName, shardOf } from './shard.ts';

/** The part that one shard writes while it reads: whatever moment it is cut off at, every whole line counts. */
export interface PartWriter {
  file: string;
  add(line: Omit<PartLine, 'part' | 'end'>): Promise<void>;
  /** Says how the shard ended, and that there is no more. */
  end(how: PartEnd): Promise<void>;
  /** Leaves a part that has not ended as it is; after `end` it does nothing. */
  close(): Promise<void>;
}

/** Starts the part of this head in a folder, in place of an earlier one of the same shard. Faults data_write_failed. */
export async function openPart(folder: string, head: PartHead): Promise<PartWriter> {
  const file = join(folder, `${partName(shardOf(head.shard))}.jsonl`);
  const failed = (cause: NodeJS.ErrnoException): never => {
    throw new Fault('data_write_failed', `${file} can't be written: ${cause.code ?? cause}`, {
      cause,
    });
  };
  await mkdir(folder, { recursive: true }).catch(failed);
  const handle = await open(file, 'w').catch(failed);
  let written: Promise<void> = Promise.resolve();
  let isOpen = true;

  function write(line: PartLine): Promise<void> {
    written = written.then(() => handle.appendFile(`${canonical(line)}\n`)).catch(failed);
    return written;
  }

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await written.catch(() => {});
    await handle.close();
  }

  await write({ part: head });
  return {
    file,
    add: write,
    async end(how) {
      await write({ end: how });
      await handle.sync().catch(failed);
      await close();
    },
    close,
  };
}
