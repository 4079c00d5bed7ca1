import { afterAll, beforeAll } from 'vitest';
import type { Running } from '../neighbourhood/running.ts';
import { spawnServer } from '../neighbourhood/spawned.ts';
import type { Program } from './programs.ts';

export type Mode = 'stateful' | 'stateless' | 'json' | 'sse' | 'modern' | 'paged';

const INSTALL_MS = 900_000;

/** Installs the program before the tests of a file; returns what starts it in a mode and gives its address. */
export function runningServer(
  name: string,
  install: () => Promise<Program>,
): (mode: Mode) => Promise<string> {
  let program: Program;
  const running = new Map<Mode, Running>();

  beforeAll(async () => {
    program = await install();
  }, INSTALL_MS);

  afterAll(async () => {
    await Promise.all([...running.values()].map((server) => server.stop()));
  });

  return async (mode) => {
    const known = running.get(mode);
    if (known !== undefined) return known.url;
    const [command, ...args] = program;
    const server = await spawnServer({
      name: `${name} ${mode}`,
      command,
      args: (port) => [...args, mode, String(port)],
      url: (port) => `http://127.0.0.1:${port}${mode === 'sse' ? '/sse' : '/mcp'}`,
    });
    running.set(mode, server);
    return server.url;
  };
}
