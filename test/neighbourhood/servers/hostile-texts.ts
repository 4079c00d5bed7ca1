import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { HOSTILE, hostileTool } from '../../data/examples.ts';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';
import { sdkV1Handler } from './sdk-v1-pager.ts';

/** A healthy server, all of whose texts try to be more than text. */
export function hostileTexts(): Promise<Running> {
  return listening(sdkV1Handler(build));
}

function build(): Server {
  const server = new Server(
    { name: HOSTILE.title, version: HOSTILE.description },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [hostileTool() as Tool] }));
  return server;
}
