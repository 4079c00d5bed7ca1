import { watch } from 'node:fs';
import { join } from 'node:path';

/** An editor saves in several steps, and a checkout changes many files: they are one change. */
const PAUSE_MS = 30;

/** Runs `work` after each change below some folders, never twice at a time, with the file that changed first. */
export function watched(
  folders: readonly string[],
  work: (changed: string) => Promise<void>,
): void {
  let changed: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      const first = changed ?? '';
      changed = null;
      await work(first);
    } while (again);
    running = false;
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, name) => {
      changed ??= join(folder, name ?? '');
      clearTimeout(timer);
      timer = setTimeout(run, PAUSE_MS);
    });
  }
}
