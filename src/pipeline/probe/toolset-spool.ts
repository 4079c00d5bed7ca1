import { createReadStream, rmSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Toolset } from '../../generated/toolset.ts';
import { canonical } from '../../store/canonical.ts';
import {
  fitsInFile,
  pruneToolsets,
  readToolset,
  sameTools,
  writeToolset,
} from '../../store/toolsets.ts';
import { namesWithToolset, type Records } from './records.ts';

/** Toolsets that changed, kept outside memory and outside data/ until the whole run is known to be good. */
export interface ToolsetSpool {
  /** Notes a toolset read live; whether it differs from what is stored. One too large for a file is not noted. */
  keep(toolset: Toolset): Promise<boolean>;
  /** Names of the listings whose toolset was too large. */
  readonly tooLarge: string[];
  /** Writes what was noted to data/, and removes what these records no longer have. Gives the number written. */
  commit(records: Records): Promise<number>;
  dispose(): Promise<void>;
}

/** Each file waits for the disk, so several wait together. */
const AT_A_TIME = 16;

export async function openToolsetSpool(dataDir: string): Promise<ToolsetSpool> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-'));
  const path = join(folder, 'toolsets.jsonl');
  const file = await open(path, 'a');
  const tooLarge: string[] = [];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  let written: Promise<unknown> = Promise.resolve();

  return {
    tooLarge,
    async keep(toolset) {
      if (!fitsInFile(toolset)) {
        tooLarge.push(toolset.name);
        return false;
      }
      const stored = await readToolset(dataDir, toolset.name);
      if (stored !== null && sameTools(stored, toolset)) return false;
      written = written.then(() => file.appendFile(`${canonical(toolset)}\n`));
      await written;
      return true;
    },
    async commit(records) {
      let files = 0;
      const batch: Toolset[] = [];
      async function flush(): Promise<void> {
        const changed = await Promise.all(
          batch.splice(0).map((toolset) => writeToolset(dataDir, toolset)),
        );
        files += changed.filter(Boolean).length;
      }
      const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
      for await (const line of lines) {
        if (batch.push(JSON.parse(line) as Toolset) === AT_A_TIME) await flush();
      }
      await flush();
      await pruneToolsets(dataDir, namesWithToolset(records));
      return files;
    },
    async dispose() {
      await file.close();
      process.removeListener('exit', remove);
      remove();
    },
  };
}
