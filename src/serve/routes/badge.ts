import type { FastifyInstance } from 'fastify';
import { badgeSvg } from '../../render/badge.ts';
import type { BadgeWords } from '../../render/shields.ts';
import type { Service } from '../app.ts';
import { type Asked, targetAsked } from '../listings.ts';
import type { Probe } from '../probes.ts';
import { shortCache } from '../short-cache.ts';
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
const CACHED_MS = 5_000;
const CACHED_BADGES = 5_000;
/** A badge that a fresh observation will follow is not kept by anybody in between. */
const UNTIL_THEN = 'no-cache';
const SETTLED = 'public, max-age=60';

interface Badge {
  svg: string;
  caching: string;
}

/** `GET /api/v1/probe/badge`: the last observation as a picture, at once; where it is old, a new one is begun. */
export function badgeRoute(app: FastifyInstance, service: Service): void {
  const recent = shortCache<Badge>(CACHED_BADGES, CACHED_MS, () => service.store.now());

  app.get<{ Querystring: Asked }>(
    '/api/v1/probe/badge',
    { schema: { querystring: ASKED_SCHEMA } },
    async (request, reply) => {
      const { allowPrivate } = service;
      let badge = recent.get(request.url);
      if (badge === undefined) {
        const listings = service.listings();
        const target = targetAsked(request.query, 'handshake', { listings, allowPrivate });
        const { probe, isDue } = await service.probes.glance(target);
        badge = badgeOf(probe, isDue);
        if (!isDue && probe !== null) recent.set(request.url, badge, validUntil(probe));
        else if (isDue && (await app.mayRead(request))) service.probes.refresh(target);
      }
      return reply.type(SVG).header('cache-control', badge.caching).send(badge.svg);
    },
  );
}

function badgeOf(probe: Probe | null, isDue: boolean): Badge {
  const caching = isDue || probe === null ? UNTIL_THEN : SETTLED;
  if (probe === null) return { svg: badgeSvg(NONE, null), caching };
  const words = WORDS[probe.handshake.status];
  return { svg: badgeSvg(words, probe.checked_at.slice(0, 10)), caching };
}

function validUntil({ next_check_at }: Probe): number {
  return Date.parse(next_check_at);
}
