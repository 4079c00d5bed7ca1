import { McpServer, StreamableHttpTransport } from 'mcp-lite';
import type { Running } from '../running.ts';
import { numberedTools } from '../tools.ts';
import { listeningFetch } from './fetch-listener.ts';

/** mcp-lite: initialize as JSON, tools/list as SSE with bare `data:` lines. */
export function mcpLite(): Promise<Running> {
  const server = new McpServer({ name: 'mcp-lite', version: '1.0.0' });
  for (const { name, description, inputSchema } of numberedTools(4)) {
    server.tool(name, {
      description,
      inputSchema,
      handler: () => ({ content: [{ type: 'text', text: name }] }),
    });
  }
  return listeningFetch(new StreamableHttpTransport().bind(server));
}
