import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';

function build(): McpServer {
  const server = new McpServer({ name: 'sdk-v2', version: '2.0.0' });
  server.registerTool(
    'echo',
    { description: 'Returns its text.', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({ content: [{ type: 'text', text }] }),
  );
  return server;
}

const serve = (options: { legacy?: 'reject' }): Promise<Running> => {
  const handler = toNodeHandler(createMcpHandler(build, options));
  // The package's own type does not hold for IncomingMessage under exactOptionalPropertyTypes.
  return listening((request, response) => {
    void handler(request as NodeIncomingMessageLike, response);
  });
};

/** A server on the official SDK v2 that speaks the 2026 era and, statelessly, the one before. */
export const sdkV2Dual = (): Promise<Running> => serve({});

/** The same, refusing everything but the 2026 era. */
export const sdkV2Modern = (): Promise<Running> => serve({ legacy: 'reject' });
