import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceParts } from './app.ts';
import { HTML, JSON_TYPE, PAGE_POLICY } from './headers.ts';
import { wordsPage } from './page/words-page.ts';
import { REFUSALS, Refusal, type RefusalCode, refusalJson } from './refusal.ts';

/** What Fastify itself turns away, by the code of its error. */
const BY_FASTIFY: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
};

/** Has every failure, and every address that is not there, answered by the closed list. */
export function answerFailures(app: FastifyInstance, service: ServiceParts): void {
  const notFound = notFoundPage(service);

  app.setErrorHandler<Error & { code?: string; statusCode?: number }>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal' || refusal.cause !== undefined) service.onError(error);
    if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
    return answer(request, reply.code(refusal.status), refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (isApi(request)) return reply.type(JSON_TYPE).send(refusalJson('not_found'));
    return reply.type(HTML).header('content-security-policy', notFound.policy).send(notFound.body);
  });

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, retryAfter }: Refusal,
  ): FastifyReply {
    reply.header('cache-control', 'no-store');
    const isForPeople =
      !isApi(request) ||
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForPeople) return reply.type(JSON_TYPE).send(refusalJson(code));
    const [status, words] = REFUSALS[code];
    const title = STATUS_CODES[status] ?? 'Not done';
    const next =
      retryAfter === null ? null : new Date(service.store.now() + retryAfter * 1000).toISOString();
    return reply
      .type(HTML)
      .header('content-security-policy', PAGE_POLICY)
      .send(wordsPage(service.frame, title, words, next));
  }
}

function refusalOf(error: Error & { code?: string; statusCode?: number }): Refusal {
  if (error instanceof Refusal) return error;
  const code = BY_FASTIFY[error.code ?? ''];
  if (code !== undefined) return new Refusal(code);
  const isRequest = error.statusCode !== undefined && error.statusCode < 500;
  return isRequest ? new Refusal('request_invalid') : new Refusal('internal');
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** The site's own page for an address that is not there, or one that looks like it. */
function notFoundPage({ siteDir, frame }: ServiceParts): { body: string; policy: string } {
  if (siteDir !== null) {
    try {
      return { body: readFileSync(join(siteDir, '404.html'), 'utf8'), policy: SITE_POLICY };
    } catch {
      // A site that has none gets ours.
    }
  }
  return { body: wordsPage(frame, 'Not found', REFUSALS.not_found[1]), policy: PAGE_POLICY };
}

/** The site's pages carry a policy of their own; what a `meta` can't say is added. */
export const SITE_POLICY = "frame-ancestors 'none'";

/** For what is no HTTP request, or one whose headers are too large or too slow. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code]: [number, RefusalCode] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'body_too_large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'request_invalid']
        : [400, 'request_invalid'];
  const body = refusalJson(code);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${JSON_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
