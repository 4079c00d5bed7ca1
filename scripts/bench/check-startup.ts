import { besideBare } from './beside-bare.ts';
import type { Bench } from './result.ts';

/** `rollcall check URL --json`: a new process, all requests of a checkup, fifteen rows. */
export const checkStartup: Bench = () =>
  besideBare({
    name: 'check-startup',
    words: ['check', '--allow-private', '--json'],
    isDone: (stdout) => {
      const { rows, fingerprints } = JSON.parse(stdout);
      return rows.length === 15 && typeof fingerprints.toolset === 'string';
    },
    most: 3,
  });
