import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/**
 * MCP servers that cost next to nothing, with ten tools. Runs as a child: `json` or `sse` replies
 * without a session, or `session`, as the official SDK's servers are by default: a session id, SSE
 * replies and a standing stream for GET. They are on as many ports as the second argument says, so
 * that a client meets a new host every time.
 */
const form = process.argv[2];
const tools = Array.from({ length: 10 }, (_, index) => ({
  name: `tool_${index}`,
  description: 'Looks up the things that its argument names and returns them as one text.',
  inputSchema: {
    type: 'object',
    properties: { names: { type: 'array', items: { type: 'string' } } },
  },
}));
const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };
const capabilities = { tools: {} };
const serverInfo = { name: 'quick', version: '1.0.0' };

const listen = async (): Promise<string> => {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') reply(JSON.parse(body), response);
      else if (form !== 'session') response.writeHead(405).end();
      else if (request.method === 'DELETE') response.writeHead(200).end();
      else response.writeHead(200, EVENTS).flushHeaders();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return `http://127.0.0.1:${address.port}/mcp`;
};

interface Message {
  id?: unknown;
  method: string;
  params: { protocolVersion: string };
}

function reply({ id, method, params }: Message, response: ServerResponse): void {
  if (id === undefined) {
    response.writeHead(202).end();
    return;
  }
  const result =
    method === 'initialize'
      ? { protocolVersion: params.protocolVersion, capabilities, serverInfo }
      : { tools };
  const message = JSON.stringify({ jsonrpc: '2.0', id, result });
  if (form !== 'json') {
    const session = form === 'session' ? { 'mcp-session-id': randomUUID() } : {};
    response.writeHead(200, { ...EVENTS, ...session });
    response.end(`event: message\ndata: ${message}\n\n`);
  } else {
    const length = Buffer.byteLength(message);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    response.end(message);
  }
}

const urls = await Promise.all(Array.from({ length: Number(process.argv[3]) }, listen));
process.send?.(urls);
process.on('disconnect', () => process.exit());
