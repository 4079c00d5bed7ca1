import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { atEnd, type Served } from './service.ts';

export interface Apart extends Served {
  child: ChildProcess;
}

/** The service in a process of its own, over a file or, where `place` is an address of one, over Redis. */
export async function serveApart(place: string): Promise<Apart> {
  const child = fork(new URL('./serve-apart.ts', import.meta.url), [place], {
    execArgv: ['--import', 'tsx'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  atEnd(stop);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, port, errors: [], child, stop };
}
