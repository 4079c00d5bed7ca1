import type { FastifyInstance } from 'fastify';
import { jsonDocument } from '../../render/json.ts';
import type { Service } from '../app.ts';
import { JSON_TYPE } from '../headers.ts';
import { type Asked, targetAsked } from '../listings.ts';
import { ASKED_SCHEMA } from './asked.ts';

/** `GET /api/v1/probe`: a handshake as `rollcall handshake --json` tells it, and when it was made. */
export function probeRoute(app: FastifyInstance, service: Service): void {
  app.get<{ Querystring: Asked }>(
    '/api/v1/probe',
    { schema: { querystring: ASKED_SCHEMA }, exposeHeadRoute: false },
    async (request, reply) => {
      const { allowPrivate } = service;
      const listings = service.listings();
      const target = targetAsked(request.query, 'handshake', { listings, allowPrivate });
      await service.requests.read(request);
      const { handshake, checked_at, stored, next_check_at } = await service.probes.probe(target);
      return reply
        .type(JSON_TYPE)
        .header('cache-control', 'no-store')
        .send(jsonDocument({ ...handshake, checked_at, stored, next_check_at }));
    },
  );
}
