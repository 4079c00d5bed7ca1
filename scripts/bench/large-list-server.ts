import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/**
 * MCP servers, on as many ports as the first argument says, whose one page of tools is 2 MB long. A path
 * of `/sse` replies with events, any other with JSON. Runs as a child.
 */
const BYTES = 2_000_000;
const WORDS =
  'Looks up what its argument names, by number or by name, and returns it as one text. ';
const SERVER = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'large', version: '1.0.0' },
};

function tool(index: number): object {
  const description = WORDS.repeat(1 + (index % 7));
  const argument = { type: 'string', description: `${WORDS}(${index})` };
  return {
    name: `tool_${index}`,
    title: `Tool number ${index}`,
    description,
    inputSchema: {
      type: 'object',
      properties: { first: argument, second: argument, limit: { type: 'integer', minimum: 1 } },
      required: ['first'],
    },
    annotations: { readOnlyHint: true },
  };
}

const tools: string[] = [];
for (let bytes = 0; bytes < BYTES; ) {
  const text = JSON.stringify(tool(tools.length));
  bytes += text.length + 1;
  tools.push(text);
}
const listed = `{"tools":[${tools.join(',')}]}`;
const initialized = JSON.stringify(SERVER);

function reply(path: string, { id, method }: { id?: unknown; method: string }, to: ServerResponse) {
  if (id === undefined) {
    to.writeHead(202).end();
    return;
  }
  const result = method === 'initialize' ? initialized : listed;
  const message = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
  if (path === '/sse') {
    to.writeHead(200, { 'content-type': 'text/event-stream' });
    to.end(`event: message\ndata: ${message}\n\n`);
  } else {
    const length = Buffer.byteLength(message);
    to.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    to.end(message);
  }
}

const listen = async (): Promise<string> => {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') reply(request.url ?? '/', JSON.parse(body), response);
      else response.writeHead(405).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return `http://127.0.0.1:${address.port}`;
};

const urls = await Promise.all(Array.from({ length: Number(process.argv[2]) }, listen));
process.send?.(urls);
process.on('disconnect', () => process.exit());
