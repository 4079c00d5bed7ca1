import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder outside of data/ that goes with `dispose`, or with the process. */
export async function temporaryFolder(): Promise<{ path: string; dispose(): void }> {
  const path = await mkdtemp(join(tmpdir(), 'rollcall-'));
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    path,
    dispose() {
      process.removeListener('exit', remove);
      remove();
    },
  };
}
