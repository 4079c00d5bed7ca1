// FastMCP prints to its own stdout whatever logger it is given, so it has a process of its own.
import { FastMCP } from 'fastmcp';

const server = new FastMCP({ name: 'fastmcp', version: '1.0.0' });
for (const name of ['add', 'look_up', 'translate']) {
  server.addTool({ name, description: `Does what ${name} says.`, execute: async () => name });
}
await server.start({
  transportType: 'httpStream',
  httpStream: { port: Number(process.argv[2]), host: '127.0.0.1' },
});
