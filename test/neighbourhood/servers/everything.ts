import type { Running } from '../running.ts';
import { packageFile, spawnServer } from '../spawned.ts';

const program = (): string =>
  packageFile('@modelcontextprotocol/server-everything', 'dist/index.js');

/** The command line of the same server over stdio, for proxies. */
export const everythingStdio = (): string[] => [process.execPath, program(), 'stdio'];

const start = (mode: 'streamableHttp' | 'sse', path: string): Promise<Running> =>
  spawnServer({
    name: `server-everything ${mode}`,
    args: () => [program(), mode],
    env: (port) => ({ PORT: String(port) }),
    url: (port) => `http://127.0.0.1:${port}${path}`,
  });

export const everythingStreamable = (): Promise<Running> => start('streamableHttp', '/mcp');
export const everythingSse = (): Promise<Running> => start('sse', '/sse');
