import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestLimits } from './limit-requests.ts';
import { shortCache } from './short-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Until when (epoch milliseconds of the store) this reply is the same for everybody; 0 where it is not. */
    sameUntil: number;
  }
}

interface ReadyReply {
  headers: string[];
  /** One character a byte: headers and body leave in one piece. */
  body: string;
}

const KEPT_MS = 5_000;
const KEPT_REPLIES = 1_000;

export interface ReadyOptions {
  /** The clock that expiry follows. */
  now: () => number;
  /** Counts a request against its client; null when that has not had its share. */
  ask: RequestLimits['ask'];
  /** Told of every reply. */
  replied: (request: FastifyRequest, status: number) => void;
}

/**
 * Gives a reply that a route called the same for everybody again for a moment, headers and all, before
 * anything else is done for a request: badges and results are looked at much more often than they change.
 * Who has asked too much goes the long way, where that is said.
 */
export function giveReadyReplies(app: FastifyInstance, { now, ask, replied }: ReadyOptions): void {
  const ready = shortCache<ReadyReply>(KEPT_REPLIES, KEPT_MS, now);
  app.decorateReply('sameUntil', 0);

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request.raw;
    const found = method === 'GET' && url !== undefined ? ready.get(url) : undefined;
    if (found === undefined) {
      done();
      return;
    }
    ask(request).then((refusal) => {
      if (refusal !== null) {
        done();
        return;
      }
      reply.hijack();
      reply.raw.writeHead(200, found.headers);
      reply.raw.end(found.body, 'latin1');
      replied(request, 200);
    }, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.sameUntil > 0 && request.method === 'GET' && typeof payload === 'string') {
      const body = Buffer.from(payload).toString('latin1');
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ]);
      headers.push('content-length', String(body.length));
      ready.set(request.raw.url ?? '', { headers, body }, reply.sameUntil);
    }
    replied(request, reply.statusCode);
    done();
  });
}
