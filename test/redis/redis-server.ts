import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { freePort, waitUntilAccepts } from '../neighbourhood/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where Redis answers. */
    redisUrl: string;
  }
}

/** Starts a Redis that keeps nothing on disk, for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = new Promise<never>((_, reject) => {
    server.once('error', (cause) =>
      reject(
        new Error('redis-server can not be started: these tests need it on the PATH', { cause }),
      ),
    );
  });
  const isUp = waitUntilAccepts(port, () => server.exitCode === null, 20_000);
  if (!(await Promise.race([isUp, failed]))) throw new Error('redis-server did not come up');
  project.provide('redisUrl', `redis://127.0.0.1:${port}`);
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
}
