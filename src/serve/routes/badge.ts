import type { FastifyInstance } from 'fastify';
import { badgeSvg } from '../../render/badge.ts';
import type { BadgeWords } from '../../render/shields.ts';
import type { Service } from '../app.ts';
import { type Asked, targetAsked } from '../listings.ts';
import type { Probe } from '../probes.ts';
import { ASKED_SCHEMA } from './asked.ts';

const WORDS: Record<Probe['handshake']['status'], BadgeWords> = {
  ok: { message: 'Live OK', colour: 'green' },
  ok_empty: { message: 'answers, no tools', colour: 'grey' },
  auth_required: { message: 'Auth required', colour: 'amber' },
  error: { message: 'error', colour: 'red' },
  unreachable: { message: 'Unreachable', colour: 'red' },
  skipped: { message: 'not read', colour: 'grey' },
};
const NONE: BadgeWords = { message: 'not read yet', colour: 'grey' };

const SVG = 'image/svg+xml; charset=utf-8';
/** A badge that a fresh observation will follow is not kept by anybody in between. */
const UNTIL_THEN = 'no-cache';
const SETTLED = 'public, max-age=60';

/** `GET /api/v1/probe/badge`: the last observation as a picture, at once; where it is old, a new one is begun. */
export function badgeRoute(app: FastifyInstance, service: Service): void {
  app.get<{ Querystring: Asked }>(
    '/api/v1/probe/badge',
    { schema: { querystring: ASKED_SCHEMA } },
    async (request, reply) => {
      const { allowPrivate, probes, requests } = service;
      const listings = service.listings();
      const target = targetAsked(request.query, 'handshake', { listings, allowPrivate });
      const { probe, isDue } = await probes.glance(target);
      const isSettled = probe !== null && !isDue;
      if (isSettled) reply.sameUntil = Date.parse(probe.next_check_at);
      if (isDue) requests.read(request).then(() => probes.refresh(target), ignored);
      return reply
        .type(SVG)
        .header('cache-control', isSettled ? SETTLED : UNTIL_THEN)
        .send(probe === null ? badgeSvg(NONE, null) : badgeOf(probe));
    },
  );
}

function badgeOf({ handshake, checked_at }: Probe): string {
  return badgeSvg(WORDS[handshake.status], checked_at.slice(0, 10));
}

/** A client that may start no read gets what there is. */
function ignored(): void {}
