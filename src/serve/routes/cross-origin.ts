import type { FastifyInstance } from 'fastify';

/** Lets pages of the site, and of no other origin, read what the API answers. */
export function crossOrigin(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      reply.header('access-control-allow-origin', siteOrigin);
      reply.header('access-control-expose-headers', 'location, retry-after');
    }
    done();
  });
  app.options('/api/v1/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, last-event-id',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
