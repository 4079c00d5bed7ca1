import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Fault } from '../fault.ts';
import { isObject, kindOf, parseJson } from '../wire/jsonrpc.ts';
import { lines } from './stdio-lines.ts';

/** A server that speaks over stdin and stdout, put on a loopback address for the time of a read. */
export interface StdioServer {
  /** Where the reads reach it. */
  url: string;
  /** What to call it: its program and the first word that is no option, since further ones may be secret. */
  label: string;
  close(): Promise<void>;
}

interface Waiting {
  response: ServerResponse;
  method: string;
}

/** One message may be as large as one response of a read. */
const LARGEST_LINE = 8 * 1024 * 1024;
const GOODBYE_MS = 500;

/**
 * Starts a program (never through a shell) and speaks newline-delimited JSON-RPC with it on behalf of
 * whoever posts to the address: so a server that is a command is read by the very same code, under the
 * same budgets, as one that has a URL. `log` is given what it writes to stderr, line by line.
 * Faults start_failed.
 */
export async function startStdio(
  [program = '', ...args]: readonly string[],
  log: (line: string) => void,
): Promise<StdioServer> {
  const child = spawn(program, args, {
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code ?? cause.message;
      reject(new Fault('start_failed', `${program} could not be started (${why})`, { cause }));
    });
  });
  createInterface({ input: child.stderr }).on('line', log);
  child.stdin.on('error', () => {});

  /** What waits for the reply under an id, oldest first. */
  const waiting = new Map<string | number, Waiting>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(request.url === '/mcp' ? 405 : 404).end();
      return;
    }
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    if (child.exitCode !== null || child.signalCode !== null) {
      response.destroy();
      return;
    }
    const message = parseJson(text);
    const id = isObject(message) && kindOf(message) === 'request' ? message.id : undefined;
    if (typeof id === 'string' || typeof id === 'number') {
      waiting.set(id, { response, method: (message as { method: string }).method });
      response.on('close', () => waiting.delete(id));
    } else {
      response.writeHead(202).end();
    }
    child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  function onMessage(message: Record<string, unknown>): void {
    const isReply = kindOf(message) === 'response';
    const id = isReply ? (message.id as string | number) : undefined;
    const asked = id === undefined ? [...waiting.values()].at(-1) : waiting.get(id);
    if (asked === undefined) return;
    if (isReply) reply(asked, message);
    else event(asked, message);
  }

  lines(child.stdout, LARGEST_LINE, (line) => {
    const message = parseJson(line);
    if (isObject(message) && kindOf(message) !== 'not_jsonrpc') onMessage(message);
  }).catch(() => stopGroup(child));
  child.once('exit', () => {
    for (const { response } of waiting.values()) response.destroy();
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    label: labelOf(program, args),
    async close() {
      server.close();
      server.closeAllConnections();
      await goodbye(child);
    },
  };
}

/** The reply as HTTP would bring it: alone, or as the end of the stream that has begun. */
function reply({ response, method }: Waiting, message: Record<string, unknown>): void {
  const text = JSON.stringify(message);
  if (response.headersSent) {
    response.end(`data: ${text}\n\n`);
    return;
  }
  // Over HTTP, a server that does not know this method refuses the request.
  const isRefused = method === 'server/discover' && 'error' in message;
  response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' }).end(text);
}

/** What a server says before it replies comes on the stream of the request that waits. */
function event({ response }: Waiting, message: Record<string, unknown>): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify(message)}\n\n`);
}

function labelOf(program: string, args: readonly string[]): string {
  const first = args.find((word) => !word.startsWith('-'));
  return `stdio:${[basename(program), ...(first === undefined ? [] : [first])].join(' ')}`;
}

/** The end of its input tells a server to end; after a moment its whole group is ended. */
async function goodbye(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise((resolve) => child.once('exit', resolve)),
      new Promise((resolve) => {
        timer = setTimeout(resolve, GOODBYE_MS);
      }),
    ]);
    clearTimeout(timer);
  }
  stopGroup(child);
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function stopGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of the group has ended by itself.
  }
}
