#!/usr/bin/env node
import { run } from './run.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', hearNobody);
process.exitCode = await run(process.argv.slice(2));

/** A reader that has gone away (`| head`) has all that it wanted; output that can't be written is our own fault. */
function hearNobody(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.exitCode = 5;
}
