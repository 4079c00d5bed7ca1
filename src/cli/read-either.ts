import { Fault } from '../fault.ts';
import type { Observation } from '../observation/observation.ts';
import { printError } from './print.ts';

export interface Asked {
  allowPrivate?: boolean;
  /** A program with its arguments that speaks over stdin and stdout, in place of an address. */
  command?: string;
}

/** Reads the address, or the server that a command starts: whichever was given. Faults usage, start_failed. */
export async function readEither(
  url: string | undefined,
  { command, allowPrivate = false }: Asked,
  read: (url: string, allowPrivate: boolean) => Promise<Observation>,
): Promise<Observation> {
  if (command === undefined) {
    if (url !== undefined) return read(url, allowPrivate);
    throw new Fault('usage', 'no server is named: expected its address, or --command');
  }
  if (url !== undefined) {
    throw new Fault('usage', 'an address and --command exclude each other: expected one of them');
  }
  const { commandWords } = await import('./command-words.ts');
  const { startStdio } = await import('../mcp/stdio.ts');
  const server = await startStdio(commandWords(command), (line) => {
    void printError(`server: ${line}`);
  });
  try {
    return { ...(await read(server.url, true)), endpoint: server.label };
  } finally {
    await server.close();
  }
}
