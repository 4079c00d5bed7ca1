#!/usr/bin/env node
import { run } from './run.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', hearNobody);
// Through process.exit, so that what a run leaves on the terminal and in the temporary folder is put away.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.exitCode = await run(process.argv.slice(2));

/** A reader that has gone away (`| head`) has all that it wanted; output that can't be written is our own fault. */
function hearNobody(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.exitCode = 5;
}
