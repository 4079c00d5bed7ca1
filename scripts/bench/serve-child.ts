// A process that the serve bench asks for pages: `service URL` is the service, which has read URL before it
// says where it listens; `bare` is a Fastify application with nothing but routes that return the bytes it
// is sent. Either tells, when asked, what CPU it has used.
import Fastify from 'fastify';
import { LIMITS } from '../../src/serve/limits.ts';
import { type Reader, reader } from '../../src/serve/reader.ts';
import { startService } from '../../src/serve/service.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';

export interface Route {
  path: string;
  type: string;
  body: string;
}

const [kind, target = ''] = process.argv.slice(2);
const HOST = '127.0.0.1';

if (kind === 'service') process.send?.(await service(target));
process.on('message', async (message: 'cpu' | Route[]) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
  else process.send?.(await bare(message));
});

/** Gives where it listens and what is asked for there. */
async function service(url: string): Promise<{ origin: string; paths: string[] }> {
  const store = openSqlite({ file: ':memory:' });
  const most = Number.MAX_SAFE_INTEGER;
  const { port } = await startService({
    host: HOST,
    port: 0,
    metricsPort: null,
    store,
    reader: readerOf(url),
    limits: { ...LIMITS, clientRequests: most, allRequests: most, behindMs: 60_000 },
    allowPrivate: false,
    trustedHops: 0,
    siteUrl: 'https://rollcall.example/',
    siteDir: null,
    listings: () => ({
      optOuts: { schema_version: 1, opt_outs: [] },
      byName: new Map(),
      byEndpoint: new Map(),
    }),
    onError: (error) => console.error(error),
  });
  const origin = `http://${HOST}:${port}`;
  const body = new URLSearchParams({ url: 'https://mcp.example.com/mcp' });
  const badge = `/api/v1/probe/badge?${body}`;
  await fetch(`${origin}/api/v1/probe?${body}`);
  const posted = await fetch(`${origin}/api/v1/checks`, { method: 'POST', body });
  while ((await (await fetch(posted.url)).text()).includes('http-equiv="refresh"'));
  return { origin, paths: [badge, new URL(posted.url).pathname] };
}

/** Reads this address, whatever is asked for: nothing that is public is read here. */
function readerOf(url: string): Reader {
  const { handshake, checkup } = reader({
    allowPrivate: true,
    clientName: 'influzer-mcp-validator',
    version: '0.0.0',
    handshakeMs: 10_000,
    userAgent: 'mcp-rollcall/0.0.0',
    now: () => new Date(),
  });
  return {
    handshake: (target) => handshake({ ...target, url }),
    checkup: (target, onStep) => checkup({ ...target, url }, onStep),
  };
}

async function bare(routes: Route[]): Promise<string> {
  const app = Fastify();
  for (const { path, type, body } of routes) {
    app.get(path.replace(/\?.*/, ''), (_request, reply) => reply.type(type).send(body));
  }
  return app.listen({ host: HOST, port: 0 });
}
