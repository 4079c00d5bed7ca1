import { createServer, type Server } from 'node:http';

type Handler = Parameters<typeof createServer>[1];

const HEADER_BYTES = 16 * 1024;
/** For the whole of a request to arrive, and for the next one on a connection to begin. */
const REQUEST_MS = 10_000;
/** Nothing was read or written. */
const IDLE_MS = 60_000;
const CONNECTIONS = 2_000;

/** An HTTP server that gives nobody more time, size or connections than a request of ours takes. */
export function boundedListener(handler: Handler): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: REQUEST_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
    },
    handler,
  );
  server.maxConnections = CONNECTIONS;
  return server.setTimeout(IDLE_MS);
}
