import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';
import { numberedTools } from '../tools.ts';

/** A server on the official SDK v1 with sessions: 25 tools, 10 a page. */
export function sdkV1Pager(): Promise<Running> {
  return listening(sdkV1Handler(pagingServer));
}

/** Serves what `build` gives, a new one for each session. */
export function sdkV1Handler(
  build: () => Server,
): (request: IncomingMessage, response: ServerResponse) => void {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  return (request, response) => {
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (known !== undefined) {
      void known.handleRequest(request, response);
      return;
    }
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (session) => {
        sessions.set(session, transport);
      },
      onsessionclosed: (session) => {
        sessions.delete(session);
      },
    });
    // The SDK's own types disagree under exactOptionalPropertyTypes.
    void build()
      .connect(transport as Transport)
      .then(() => transport.handleRequest(request, response));
  };
}

export function pagingServer(): Server {
  const tools = numberedTools(25);
  const server = new Server(
    { name: 'sdk-v1-pager', version: '1.0.0' },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const start = params?.cursor === undefined ? 0 : Number(params.cursor);
    if (!Number.isInteger(start) || start < 0 || start >= tools.length) {
      throw new McpError(ErrorCode.InvalidParams, 'unknown cursor');
    }
    const next = start + 10;
    return {
      tools: tools.slice(start, next),
      ...(next < tools.length ? { nextCursor: String(next) } : {}),
    };
  });
  return server;
}
