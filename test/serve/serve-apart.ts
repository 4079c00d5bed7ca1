// The service in a process of its own: over Redis when it is given an address of one, else over a file.
import { LIMITS } from '../../src/serve/limits.ts';
import { reader } from '../../src/serve/reader.ts';
import { startService } from '../../src/serve/service.ts';
import { openRedis } from '../../src/serve/store/redis.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';

const [place = ''] = process.argv.slice(2);
const store = place.startsWith('redis:') ? await openRedis(place) : openSqlite({ file: place });
const { port } = await startService({
  host: '127.0.0.1',
  port: 0,
  metricsPort: null,
  store,
  reader: reader({
    allowPrivate: true,
    clientName: 'influzer-mcp-validator',
    version: '0.0.0',
    handshakeMs: 5_000,
    userAgent: 'mcp-rollcall/0.0.0',
    now: () => new Date(),
  }),
  limits: { ...LIMITS, clientReads: 1000, clientRequests: 10_000, behindMs: 60_000 },
  allowPrivate: true,
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
process.send?.(port);
