import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fault } from '../fault.ts';
import { serviceApp } from './app.ts';
import { checks as checksOf } from './checks.ts';
import { hostRule } from './host-rule.ts';
import type { Limits } from './limits.ts';
import type { Listings } from './listings.ts';
import { type Metrics, metrics as metricsOf } from './metrics.ts';
import { mustBePrivate } from './own-machine.ts';
import { probes as probesOf } from './probes.ts';
import { readQueue } from './queue.ts';
import type { Reader } from './reader.ts';
import { guarded } from './store/guarded.ts';
import type { Store } from './store/store.ts';

export interface ServiceOptions {
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** A port of its own for the metrics, on the same address. */
  metricsPort: number | null;
  store: Store;
  reader: Reader;
  limits: Limits;
  allowPrivate: boolean;
  trustedHops: number;
  siteUrl: string;
  siteDir: string | null;
  listings: () => Listings;
  onError: (error: unknown) => void;
}

export interface RunningService {
  port: number;
  metricsPort: number | null;
  /** Takes nothing new, lets the reads that run end, and closes the store. */
  stop(): Promise<void>;
}

/** A host is held by one read for no longer than this, also when its process dies. */
const HELD_MS = 60_000;
/** What is left to be written when the reads have ended. */
const LAST_ANSWERS_MS = 2_000;

/**
 * Starts the service. Faults usage where private addresses would be read for others than this machine,
 * listen_failed where the address can't be listened on.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { host, allowPrivate, trustedHops, limits, onError } = options;
  mustBePrivate(options);
  const store = guarded(options.store);
  const metrics = metricsOf();
  const reader = metrics.counted(options.reader);
  const queue = readQueue(limits, (name) => takeHost(store, name));
  metrics.watchQueue(queue);
  const parts = { store, queue, reader, onError };
  const checks = checksOf({ ...parts, rule: hostRule(store, 'checkup') });
  let isStopping = false;
  const readsEnded = new AbortController();
  const app = await serviceApp({
    store,
    checks,
    probes: probesOf({ ...parts, rule: hostRule(store, 'handshake') }),
    queue,
    metrics,
    limits,
    allowPrivate,
    trustedHops,
    listings: options.listings,
    frame: { siteUrl: options.siteUrl },
    siteDir: options.siteDir,
    metricsElsewhere: options.metricsPort !== null,
    isStopping: () => isStopping,
    readsEnded: readsEnded.signal,
    onError,
  });
  await app.ready();
  let figures: Server | null = null;
  try {
    await app.listen({ host, port: options.port }).catch(listenFailed(host, options.port));
    if (options.metricsPort !== null) {
      figures = await listening(metrics, host, options.metricsPort);
    }
  } catch (fault) {
    await app.close();
    await options.store.close();
    throw fault;
  }

  return {
    port: (app.server.address() as AddressInfo).port,
    metricsPort: figures === null ? null : (figures.address() as AddressInfo).port,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      const closed = app.close();
      await queue.stop(limits.stopMs);
      await checks.close();
      readsEnded.abort();
      app.server.closeIdleConnections();
      const last = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
      await closed;
      clearTimeout(last);
      figures?.close();
      figures?.closeAllConnections();
      await options.store.close();
    },
  };
}

async function takeHost(store: Store, host: string): Promise<(() => Promise<void>) | null> {
  const mine = randomUUID();
  const key = `reading:${host}`;
  const there = await store.claim(key, mine, store.now() + HELD_MS);
  return there === null ? () => store.release(key, mine) : null;
}

/** The metrics alone, on a port of their own. */
async function listening(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': metrics.type }).end(await metrics.text());
  });
  server.listen(port, host);
  await once(server, 'listening').catch(listenFailed(host, port));
  return server;
}

const WHY: Record<string, string> = {
  EADDRINUSE: 'something else listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'that takes more rights',
  ENOTFOUND: 'no such host is known',
};

function listenFailed(host: string, port: number): (cause: NodeJS.ErrnoException) => never {
  return (cause) => {
    const { code = '', message } = cause;
    throw new Fault(
      'listen_failed',
      `port ${port} of ${host} can't be listened on: ${WHY[code] ?? message}`,
      { cause },
    );
  };
}
