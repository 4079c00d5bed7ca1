import { StreamableHTTPTransport } from '@hono/mcp';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { Hono } from 'hono';
import type { Running } from '../running.ts';
import { numberedTools } from '../tools.ts';
import { listeningFetch } from './fetch-listener.ts';

/** @hono/mcp as its README shows it: one transport for everybody, no session. */
export function honoMcp(): Promise<Running> {
  const server = new McpServer({ name: 'hono-mcp', version: '1.0.0' });
  for (const { name, description } of numberedTools(2)) {
    server.registerTool(name, { description }, () => ({ content: [{ type: 'text', text: name }] }));
  }
  const transport = new StreamableHTTPTransport();
  const app = new Hono();
  app.all('/mcp', async (context) => {
    if (!server.isConnected()) await server.connect(transport);
    return (await transport.handleRequest(context)) ?? context.body(null, 202);
  });
  return listeningFetch((request) => app.fetch(request));
}
