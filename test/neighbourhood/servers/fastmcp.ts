import { FastMCP } from 'fastmcp';
import { freePort } from '../free-port.ts';
import type { Running } from '../running.ts';
import { numberedTools } from '../tools.ts';

/** FastMCP for TypeScript over HTTP, with sessions. */
export async function fastMcp(): Promise<Running> {
  const server = new FastMCP({ name: 'fastmcp', version: '1.0.0', logger: silent });
  for (const { name, description } of numberedTools(3)) {
    server.addTool({ name, description, execute: () => Promise.resolve(name) });
  }
  const port = await freePort();
  await server.start({ transportType: 'httpStream', httpStream: { port, host: '127.0.0.1' } });
  return { url: `http://127.0.0.1:${port}/mcp`, stop: () => server.stop() };
}

const silent = { debug() {}, error() {}, info() {}, log() {}, warn() {} };
