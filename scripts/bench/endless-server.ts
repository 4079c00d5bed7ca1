import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/**
 * Servers that never come to an end, on as many ports as the first argument says. The path names what
 * they send for ever; below `/listed/` they answer `initialize` first. Runs as a child.
 */
const NOTIFICATION =
  'data: {"jsonrpc":"2.0","method":"notifications/message","params":{"data":1}}\n\n';
const FLOODS: Record<string, { type: string; chunk: string; everyMs?: number }> = {
  comments: { type: 'text/event-stream', chunk: ': still here\n\n'.repeat(1000) },
  notifications: { type: 'text/event-stream', chunk: NOTIFICATION.repeat(200) },
  line: { type: 'text/event-stream', chunk: `data: ${'x'.repeat(16_384)}` },
  garbage: { type: 'application/json', chunk: '{"jsonrpc":"2.0","id":0,'.repeat(700) },
  markup: { type: 'text/html', chunk: '<p>still here</p>'.repeat(1000) },
  drip: { type: 'text/event-stream', chunk: ': still here\n\n', everyMs: 50 },
};

function flood(name: string, response: ServerResponse): void {
  const { type, chunk, everyMs } = FLOODS[name] ?? { type: 'text/plain', chunk: name };
  response.writeHead(200, { 'content-type': type });
  if (everyMs !== undefined) {
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
    return;
  }
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

const listen = async (): Promise<string> => {
  const server = createServer(async (request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    let body = '';
    for await (const chunk of request) body += chunk;
    const { id, method } = JSON.parse(body || '{}');
    const answers = request.url?.startsWith('/listed/') === true;
    if (answers && method === 'initialize') {
      const serverInfo = { name: 'endless', version: '1.0.0' };
      const result = { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    } else if (answers && method === 'notifications/initialized') response.writeHead(202).end();
    else flood(name, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return `http://127.0.0.1:${address.port}`;
};

const origins = await Promise.all(Array.from({ length: Number(process.argv[2]) }, listen));
process.send?.(
  origins.flatMap((origin) =>
    Object.keys(FLOODS).flatMap((name) => [`${origin}/${name}`, `${origin}/listed/${name}`]),
  ),
);
process.on('disconnect', () => process.exit());
