import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that may start a read against its client. False when the client has had its share. */
    mayRead(request: FastifyRequest): Promise<boolean>;
  }
}

const MINUTE_MS = 60_000;
/** Not turned away when others ask too much: they tell how that goes. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Limits the requests of each client (an IPv4 address, or 64 bits of an IPv6 one) and of all together, and
 * those that may start a read. The client is who connected, or who the trusted proxies say did.
 */
export function limitRequests(app: FastifyInstance, limits: Limits): void {
  const timeWindow = MINUTE_MS;
  const ofClient = app.createRateLimit({ max: limits.clientRequests, timeWindow });
  const readsOfClient = app.createRateLimit({ max: limits.clientReads, timeWindow });
  const ofAll = app.createRateLimit({
    max: limits.allRequests,
    timeWindow,
    keyGenerator: () => 'all',
  });

  app.addHook('onRequest', async (request) => {
    if (UNLIMITED.has(request.url)) return;
    const client = await ofClient(request);
    if (!client.isAllowed && client.isExceeded) {
      throw new Refusal('too_many_requests', { retryAfter: client.ttlInSeconds });
    }
    const all = await ofAll(request);
    if (!all.isAllowed && all.isExceeded) {
      throw new Refusal('overloaded', { retryAfter: all.ttlInSeconds });
    }
  });
  app.decorate('mayRead', async (request: FastifyRequest) => {
    const reads = await readsOfClient(request);
    return reads.isAllowed || !reads.isExceeded;
  });
}
