import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Running } from './running.ts';

/** Serves `listener` on a loopback port; `url` is the origin plus `path`. */
export async function listening(listener: RequestListener, path = '/mcp'): Promise<Running> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
