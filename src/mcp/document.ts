import type { Exchange } from '../generated/observation.ts';
import { redirectOf } from '../observation/redirects.ts';
import type { Wire } from '../wire/exchange.ts';
import { isObject, parseJson } from '../wire/jsonrpc.ts';
import { headerLines } from '../wire/media.ts';
import { redactDocument } from '../wire/redact.ts';

export type Sought = NonNullable<Exchange['metadata']>;

const TIMEOUT_MS = 5000;
const EXCERPT = 512;
const ACCEPT = 'application/json, application/mcp-server-card+json, application/ai-catalog+json';

/**
 * GETs a JSON document of a server's surroundings: without credentials, through the guard, along
 * redirects that stay on its origin. Returns what it holds when it is an object, else null: a page of
 * HTML is as good as nothing. The record keeps the document with the credentials in its addresses hidden.
 */
export async function getDocument(
  wire: Wire,
  url: string,
  metadata: Sought,
): Promise<Record<string, unknown> | null> {
  let at = url;
  for (let hop = 0; ; hop += 1) {
    const { record, headers } = await wire.exchange({
      step: 'metadata',
      rung: 0,
      era: null,
      method: 'GET',
      url: at,
      headers: { accept: ACCEPT },
      wants: 'body',
      timeoutMs: TIMEOUT_MS,
    });
    record.metadata = metadata;
    const value = keepDocument(record);
    const { status } = record;
    const isLed = record.outcome === 'answered' && status !== null && status >= 300 && status < 400;
    if (!isLed) return status === 200 && isObject(value) ? value : null;
    const location = headerLines(headers, 'location')[0] ?? null;
    const step = redirectOf('GET', status, at, location);
    if (hop === wire.budget.limits.hops || !('follow' in step)) return null;
    at = step.follow;
  }
}

/** Puts the JSON of a body in the place of its text, and returns it as it came. */
function keepDocument(record: Exchange): unknown {
  const body = record.body ?? null;
  delete record.body;
  if (body === null) return undefined;
  const value = parseJson(body);
  if (value === undefined) record.body_excerpt = body.slice(0, EXCERPT) || null;
  else record.document = redactDocument(value);
  return value;
}
