import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A server on an address of the loopback range: each address is a host of its own for whoever shares hosts out. */
export interface LoopbackServer {
  url: string;
  requests: number;
  /** What it does from now on. */
  mood: 'ok' | 'gated' | 'broken' | 'silent';
  tools: { name: string; description: string; inputSchema: object }[];
  /** What stands at /.well-known/mcp-rollcall.txt; null: nothing. */
  proof: string | null;
  close(): Promise<void>;
}

/** Starts an MCP server over streamable HTTP that says only what a handshake needs; over TLS where it has a certificate. */
export async function startLoopbackServer(
  address: string,
  tools: readonly string[],
  certificate?: { key: string; cert: string },
): Promise<LoopbackServer> {
  const listener: RequestListener = async (request, response) => {
    running.requests += 1;
    if (request.url?.startsWith('/.well-known/') === true) {
      const isProof = request.url.endsWith('/mcp-rollcall.txt') && running.proof !== null;
      return void response.writeHead(isProof ? 200 : 404).end(isProof ? running.proof : '');
    }
    if (running.mood === 'silent') return;
    if (running.mood === 'broken') return void response.writeHead(500).end('broken');
    if (running.mood === 'gated') {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message = JSON.parse((await textOf(request)) || '{}');
    const result = answerTo(message.method);
    if (message.id === undefined) return void response.writeHead(202).end();
    const reply =
      result === null ? { error: { code: -32601, message: 'Method not found' } } : { result };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...reply }));
  };
  const server =
    certificate === undefined ? createServer(listener) : createSecureServer(certificate, listener);
  await new Promise<void>((listening) => server.listen(0, address, listening));
  const { port } = server.address() as AddressInfo;
  const running: LoopbackServer = {
    url: `${certificate === undefined ? 'http' : 'https'}://${address}:${port}/mcp`,
    requests: 0,
    mood: 'ok',
    proof: null,
    tools: tools.map((name) => ({
      name,
      description: `Does ${name}.`,
      inputSchema: { type: 'object' },
    })),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };

  function answerTo(method: string): object | null {
    if (method === 'tools/list') return { tools: running.tools };
    if (method !== 'initialize') return null;
    return {
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'loopback', version: '1.0.0' },
    };
  }
  return running;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
