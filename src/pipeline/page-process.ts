import { type ChildProcess, spawn } from 'node:child_process';
import { SITE_FOLDER } from './site-program.ts';

/** How a process that makes pages is to use memory. */
export const HEAP = [
  // Pages live until their batch is written: a larger nursery halves the time that goes to garbage.
  '--max-semi-space-size=32',
  // Left to itself a heap of 200 MB grows to three times as much before it is looked through.
  '--heap-growing-percent=50',
];

/**
 * A process for pages: it loads the page engine, takes the program of the site (site-program.ts) from its
 * standard input and then its job as a message.
 */
export function pageProcess(): ChildProcess {
  const args = [
    ...HEAP,
    // While no program has come yet there is time for what takes longest to load.
    '--import=@11ty/eleventy',
    '--input-type=module',
    '-',
  ];
  return spawn(process.execPath, args, {
    cwd: SITE_FOLDER,
    // Nothing is loaded twice here, which Eleventy would start a thread for.
    env: { ...process.env, ELEVENTY_SKIP_ESM_RESOLVER: '1' },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
}
