import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** What the addresses that take a request answer to; OPTIONS is answered for all of them. */
const ALLOWED: Record<string, string[]> = {
  '/api/v1/probe': ['GET'],
  '/api/v1/probe/badge': ['GET', 'HEAD'],
  '/api/v1/checks': ['POST'],
};

/** Tells who asks the right address by another method which one it takes. A check that is not there takes none. */
export function wrongMethods(app: FastifyInstance): void {
  for (const [url, allowed] of Object.entries(ALLOWED)) {
    const method = app.supportedMethods.filter((one) => ![...allowed, 'OPTIONS'].includes(one));
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      onRequest: async (_request, reply) => {
        reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
        throw new Refusal('method_not_allowed');
      },
      handler: () => {},
    });
  }
}
