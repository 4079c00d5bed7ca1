import { getRequestListener } from '@hono/node-server';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';

/** Serves a handler of web-standard requests; null answers 404. */
export function listeningFetch(
  handler: (request: Request) => Response | null | Promise<Response | null>,
): Promise<Running> {
  const listener = getRequestListener(
    async (request) => (await handler(request)) ?? new Response(null, { status: 404 }),
    { overrideGlobalObjects: false },
  );
  return listening((request, response) => void listener(request, response));
}
