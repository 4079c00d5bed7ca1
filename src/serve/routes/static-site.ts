import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SITE_POLICY } from '../answer-failures.ts';
import type { Service } from '../app.ts';

/** The built site at the base path that it was built for. */
export async function staticSite(app: FastifyInstance, { siteDir, frame }: Service): Promise<void> {
  if (siteDir === null) return;
  const base = new URL(frame.siteUrl).pathname;
  await app.register(fastifyStatic, {
    root: siteDir,
    prefix: base,
    redirect: true,
    decorateReply: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.header('content-security-policy', SITE_POLICY);
    },
  });
  if (base !== '/') app.get('/', (_request, reply) => reply.redirect(base, 302));
}
