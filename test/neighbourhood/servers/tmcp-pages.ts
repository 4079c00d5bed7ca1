import { ZodJsonSchemaAdapter } from '@tmcp/adapter-zod';
import { HttpTransport } from '@tmcp/transport-http';
import { McpServer } from 'tmcp';
import type { Running } from '../running.ts';
import { numberedTools } from '../tools.ts';
import { listeningFetch } from './fetch-listener.ts';

/** tmcp: 8 tools in pages of 3, both eras. */
export function tmcpPages(): Promise<Running> {
  const server = new McpServer(
    { name: 'tmcp-pages', version: '1.0.0', description: 'Eight tools in three pages.' },
    {
      adapter: new ZodJsonSchemaAdapter(),
      capabilities: { tools: {} },
      pagination: { tools: { size: 3 } },
    },
  );
  for (const { name, description } of numberedTools(8)) {
    server.tool({ name, description }, () => ({ content: [{ type: 'text', text: name }] }));
  }
  const transport = new HttpTransport(server, { path: '/mcp' });
  return listeningFetch((request) => transport.respond(request));
}
