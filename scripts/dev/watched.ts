import { watch } from 'node:fs';

/** An editor saves in several steps, and a checkout changes many files: they are one change. */
const PAUSE_MS = 30;

/** Runs `work` after each change below some folders, never twice at a time. */
export function watched(folders: readonly string[], work: () => Promise<void>): void {
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
      await work();
    } while (again);
    running = false;
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, PAUSE_MS);
    });
  }
}
