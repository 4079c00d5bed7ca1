import { besideBare } from './beside-bare.ts';
import type { Bench } from './result.ts';

/** `rollcall handshake URL`: a new process, three messages, a few lines. */
export const startup: Bench = () =>
  besideBare({
    name: 'startup',
    words: ['handshake', '--allow-private'],
    isDone: (stdout) => /\b10 tools\b/.test(stdout),
    most: 2,
  });
