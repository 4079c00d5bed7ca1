import { replyResult } from '../answer.ts';
import { isObject } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { ServerRequest } from '../served.ts';

/** What the server asked of the client, in the order in which it came. */
export function serverRequestsOf(exchanges: readonly Exchange[]): ServerRequest[] {
  return exchanges.flatMap((exchange) => [...inStream(exchange), ...inResult(exchange)]);
}

function inStream({ step, other_messages }: Exchange): ServerRequest[] {
  return other_messages.flatMap(({ kind, method }) =>
    kind === 'request' && method !== null ? [{ method, during: step, how: 'stream' }] : [],
  );
}

function inResult(exchange: Exchange): ServerRequest[] {
  const result = replyResult(exchange);
  if (result?.resultType !== 'input_required' || !isObject(result.inputRequests)) return [];
  return Object.values(result.inputRequests).flatMap((request) =>
    isObject(request) && typeof request.method === 'string'
      ? [{ method: request.method, during: exchange.step, how: 'input_required' as const }]
      : [],
  );
}
