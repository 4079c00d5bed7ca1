import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** What is looked at of a request. */
export type Asking = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

export interface RequestLimits {
  /** Counts a request against its client and against all; a refusal where either has had its share, else null. */
  ask(request: Asking): Promise<Refusal | null>;
  /** Counts one that may start a read against its client. @throws Refusal */
  read(request: FastifyRequest): Promise<void>;
}

const MINUTE_MS = 60_000;

/**
 * Limits the requests of each client (an IPv4 address, or 64 bits of an IPv6 one) and of all together, and
 * those that may start a read. The client is who connected, or who the trusted proxies say did.
 */
export function requestLimits(app: FastifyInstance, limits: Limits): RequestLimits {
  const timeWindow = MINUTE_MS;
  const ofClient = app.createRateLimit({ max: limits.clientRequests, timeWindow });
  const readsOfClient = app.createRateLimit({ max: limits.clientReads, timeWindow });
  let minute = 0;
  let inMinute = 0;

  function hasRoom(): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) inMinute = 0;
    minute = now;
    inMinute += 1;
    return inMinute <= limits.allRequests;
  }

  return {
    ask: (request) =>
      ofClient(request as FastifyRequest).then((client) => {
        if (!client.isAllowed && client.isExceeded) {
          return new Refusal('too_many_requests', { retryAfter: client.ttlInSeconds });
        }
        return hasRoom() ? null : new Refusal('overloaded', { retryAfter: 60 });
      }),
    async read(request) {
      const reads = await readsOfClient(request);
      if (reads.isAllowed || !reads.isExceeded) return;
      throw new Refusal('too_many_requests', { retryAfter: reads.ttlInSeconds });
    },
  };
}

/** Not turned away when others ask too much: they tell how that goes. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** Has requests turned away that are too many. */
export function limitRequests(app: FastifyInstance, { ask }: RequestLimits): void {
  app.addHook('onRequest', async (request) => {
    const refusal = UNLIMITED.has(request.url) ? null : await ask(request);
    if (refusal !== null) throw refusal;
  });
}
