import type { Running } from '../running.ts';
import { packageFile, spawnServer } from '../spawned.ts';
import { everythingStdio } from './everything.ts';

const start = (output: 'sse' | 'streamableHttp', path: string): Promise<Running> =>
  spawnServer({
    name: `supergateway ${output}`,
    args: (port) => [
      packageFile('supergateway', 'dist/index.js'),
      '--stdio',
      everythingStdio()
        .map((word) => `"${word}"`)
        .join(' '),
      '--outputTransport',
      output,
      '--port',
      String(port),
      '--logLevel',
      'none',
    ],
    url: (port) => `http://127.0.0.1:${port}${path}`,
  });

/** supergateway over HTTP+SSE only. */
export const supergatewaySse = (): Promise<Running> => start('sse', '/sse');

/** supergateway without sessions: a child for every request, and a notification before the reply. */
export const supergatewayStateless = (): Promise<Running> => start('streamableHttp', '/mcp');
