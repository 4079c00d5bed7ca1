import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Service } from '../app.ts';
import { isLoopback } from '../own-machine.ts';
import { Refusal } from '../refusal.ts';

const TEXT = 'text/plain; charset=utf-8';

/** Whether the process lives, whether it can take requests, and its figures for whoever watches it. */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  const { store, metrics } = service;
  app.get('/healthz', (_request, reply) =>
    reply.type(TEXT).header('cache-control', 'no-store').send('ok\n'),
  );
  app.get('/readyz', async (_request, reply) => {
    if (service.isStopping()) throw new Refusal('stopping', { retryAfter: 10 });
    await store.ping();
    return reply.type(TEXT).header('cache-control', 'no-store').send('ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (service.metricsElsewhere || !isAskedHere(request)) return reply.callNotFound();
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** From this machine itself, and not on behalf of somebody behind a proxy on it. */
function isAskedHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return !isForwarded && isLoopback(address);
}
