import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
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
  route: FastifyRequest['routeOptions'];
}

const KEPT_MS = 5_000;
const KEPT_REPLIES = 1_000;

export interface ReadyOptions {
  /** The clock that expiry follows. */
  now: () => number;
  ask: RequestLimits['ask'];
  trustedHops: number;
  /** Whether a request may be answered at all. */
  mayAnswer: (request: IncomingMessage) => boolean;
  /** Told of every reply. */
  replied: (request: Pick<FastifyRequest, 'method' | 'routeOptions'>, status: number) => void;
}

/** Answers a request whose reply is ready; has `otherwise` answer any other. */
export type GiveReady = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

/**
 * Keeps the replies that a route called the same for everybody for a moment, headers and all, to be given
 * again before anything else is done for a request: badges and results are looked at much more often than
 * they change. Who has asked too much goes the long way, where that is said.
 */
export function readyReplies(app: FastifyInstance, options: ReadyOptions): GiveReady {
  const { now, ask, trustedHops, mayAnswer, replied } = options;
  const ready = shortCache<ReadyReply>(KEPT_REPLIES, KEPT_MS, now);
  app.decorateReply('sameUntil', 0);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.sameUntil > 0 && request.method === 'GET' && typeof payload === 'string') {
      const body = Buffer.from(payload).toString('latin1');
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ]);
      headers.push('content-length', String(body.length));
      const kept = { headers, body, route: request.routeOptions };
      ready.set(request.raw.url ?? '', kept, reply.sameUntil);
    }
    replied(request, reply.statusCode);
    done();
  });

  return (request, response, otherwise) => {
    const { method, url } = request;
    const found = method === 'GET' && url !== undefined ? ready.get(url) : undefined;
    if (found === undefined || !mayAnswer(request)) {
      otherwise();
      return;
    }
    const { headers, body, route } = found;
    ask({ ip: clientAddress(request, trustedHops), routeOptions: route })
      .then((refusal) => {
        if (refusal !== null) {
          otherwise();
          return;
        }
        response.writeHead(200, headers);
        response.end(body, 'latin1');
        replied({ method: 'GET', routeOptions: route }, 200);
      })
      .catch(() => response.destroy());
  };
}
