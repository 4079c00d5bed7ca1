import type { FastifyInstance } from 'fastify';
import type { Service } from '../app.ts';
import { checkJson, pagePath } from '../check-answer.ts';
import { isOver } from '../check-record.ts';
import { JSON_TYPE } from '../headers.ts';
import { targetAsked } from '../listings.ts';

/** What is asked for: one address. */
const BODY_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url: { type: 'string', minLength: 1, maxLength: 1100 } },
} as const;

const FORM = 'application/x-www-form-urlencoded';

/** The form of an identifier: 128 bits. */
export const CHECK_ID = /^[A-Za-z0-9_-]{22}$/;

/** `POST /api/v1/checks` begins a check or gives the stored one; `GET /api/v1/checks/ID` tells where it stands. */
export function checkRoutes(app: FastifyInstance, service: Service): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, membersOf(new URLSearchParams(String(body))));
  });

  app.post<{ Body: { url: string } }>(
    '/api/v1/checks',
    { schema: { body: BODY_SCHEMA } },
    async (request, reply) => {
      const { allowPrivate } = service;
      const listings = service.listings();
      const target = targetAsked(request.body, 'checkup', { listings, allowPrivate });
      await service.requests.read(request);
      const { record, stored } = await service.checks.ask(target);
      const page = pagePath(record.id);
      reply.header('cache-control', 'no-store');
      if (request.headers['content-type']?.startsWith(FORM)) {
        return reply.redirect(stored ? `${page}?stored` : page, 303);
      }
      return reply
        .code(isOver(record) ? 200 : 202)
        .header('location', `/api/v1/checks/${record.id}`)
        .type(JSON_TYPE)
        .send(checkJson(record, stored));
    },
  );

  app.get<{ Params: { id: string } }>('/api/v1/checks/:id', async ({ params: { id } }, reply) => {
    const record = CHECK_ID.test(id) ? await service.checks.find(id) : null;
    if (record === null) return reply.callNotFound();
    if (record.result !== null) reply.sameUntil = Date.parse(record.result.expires_at);
    return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(checkJson(record));
  });
}

/** A field that is given twice makes a list, which no schema takes. */
function membersOf(fields: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const [first = '', ...more] = fields.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}
