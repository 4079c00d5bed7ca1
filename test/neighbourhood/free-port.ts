import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A loopback port that nothing listens on at this moment; another process may still take it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return address.port;
}

/** True when something accepts connections on the loopback port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.setTimeout(1000, () => settle(false));
  });
}

/** Waits until the port accepts; false when `alive` turns false or `waitMs` pass first. */
export async function waitUntilAccepts(
  port: number,
  alive: () => boolean,
  waitMs: number,
): Promise<boolean> {
  const until = performance.now() + waitMs;
  while (alive() && performance.now() < until) {
    if (await accepts(port)) return true;
    await sleep(50);
  }
  return false;
}
