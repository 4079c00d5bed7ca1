import type { FastifyInstance } from 'fastify';
import type { Service } from '../app.ts';
import { HTML, PAGE_POLICY } from '../headers.ts';
import { checkPage } from '../page/check-page.ts';
import { STYLES_PATH } from '../page/frame.ts';
import { STYLES } from '../page/styles.ts';
import { CHECK_ID } from './checks.ts';

/** `/checks/ID`: a check as a page, which asks again while it is under way. */
export function checkPageRoutes(app: FastifyInstance, service: Service): void {
  app.get<{ Params: { id: string } }>('/checks/:id', async (request, reply) => {
    const { id } = request.params;
    const record = CHECK_ID.test(id) ? await service.checks.find(id) : null;
    if (record === null) return reply.callNotFound();
    if (record.result !== null) reply.sameUntil = Date.parse(record.result.expires_at);
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .header('content-security-policy', PAGE_POLICY)
      .send(checkPage(service.frame, record, request.url.endsWith('?stored')));
  });

  app.get(STYLES_PATH, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(STYLES),
  );
}
