import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Target {
  url: string;
  /** The methods that were asked for, in order. */
  readonly asked: string[];
  /** Reads that were begun: each opens with one of these. */
  readonly reads: number;
  close(): Promise<void>;
}

export interface TargetOptions {
  /** A loopback address: each is a host of its own. */
  host?: string;
  /** Before each answer. */
  delayMs?: number;
  /** Every answer is sent a byte at a time, this often. */
  dripMs?: number;
  /** Nothing is answered until this resolves. */
  hold?: Promise<void>;
}

const RESULTS: Record<string, unknown> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'target', version: '1.0.0' },
  },
  'tools/list': {
    tools: [{ name: 'echo', description: 'Gives the text back.', inputSchema: { type: 'object' } }],
  },
};

/** A small MCP server of the older era on an address of its own, which counts what it is asked. */
export async function startTarget(options: TargetOptions = {}): Promise<Target> {
  const { host = '127.0.0.1', delayMs = 0, dripMs = 0, hold } = options;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const text = Buffer.concat(await request.toArray().catch(() => [])).toString();
    const message = text === '' ? {} : JSON.parse(text);
    asked.push(message.method ?? request.method);
    await hold;
    if (delayMs > 0) await sleep(delayMs);
    if (message.id === undefined) {
      response.writeHead(202).end();
      return;
    }
    const result = RESULTS[message.method];
    const error = { code: message.method === 'tools/call' ? -32602 : -32601, message: 'no' };
    const body = { jsonrpc: '2.0', id: message.id, ...(result ? { result } : { error }) };
    const status = message.method === 'server/discover' ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (dripMs > 0) await drip(response, JSON.stringify(body), dripMs);
    else response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/mcp`,
    asked,
    get reads() {
      return asked.filter((method) => method === 'server/discover').length || initializes(asked);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const initializes = (asked: string[]): number =>
  asked.filter((method) => method === 'initialize').length;

async function drip(response: ServerResponse, text: string, everyMs: number): Promise<void> {
  for (const character of text) {
    if (response.destroyed) return;
    response.write(character);
    await sleep(everyMs);
  }
  response.end();
}
