import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Form } from './child.ts';

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

/**
 * Answers as an MCP server that costs next to nothing, with ten tools: `json` or `sse` without a
 * session, or `session`, as the official SDK's servers are by default: a session id, SSE replies and
 * a standing stream for GET.
 */
export const quickAnswers =
  (form: Form) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') reply(form, JSON.parse(body), response);
      else if (form !== 'session') response.writeHead(405).end();
      else if (request.method === 'DELETE') response.writeHead(200).end();
      else response.writeHead(200, EVENTS).flushHeaders();
    });
  };

interface Message {
  id?: unknown;
  method: string;
  params: { protocolVersion: string };
}

function reply(form: Form, { id, method, params }: Message, response: ServerResponse): void {
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
