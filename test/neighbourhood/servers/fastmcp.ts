import { fileURLToPath } from 'node:url';
import type { Running } from '../running.ts';
import { spawnServer } from '../spawned.ts';

const PROGRAM = fileURLToPath(new URL('./fastmcp-program.mjs', import.meta.url));

/** FastMCP for TypeScript over HTTP, with sessions: three tools. */
export const fastMcp = (): Promise<Running> =>
  spawnServer({
    name: 'fastmcp',
    args: (port) => [PROGRAM, String(port)],
    url: (port) => `http://127.0.0.1:${port}/mcp`,
  });
