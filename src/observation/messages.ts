import type { Exchange } from '../generated/observation.ts';

/** A JSON-RPC 2.0 response: a `result` of any value, else a whole `error`. */
export type Message =
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; code: number; message: string };

/** What the checkup takes for an event stream: any content-type that says so, in any case. */
export function isEventStream(contentType: string | null): boolean {
  return contentType?.toLowerCase().includes('text/event-stream') ?? false;
}

/** The whole content-type of a response, or null. */
export function contentTypeOf({ headers }: Exchange): string | null {
  return headers['content-type']?.join(', ') ?? null;
}

/** The texts of a body that may hold a message: the events' data, or the whole body (spec/checkup-peer.md, 4.7). */
export function candidatesOf(body: string, contentType: string | null): string[] {
  if (!isEventStream(contentType)) return [body];
  return body
    .split(/\r?\n\r?\n/)
    .map(eventData)
    .filter((data) => data !== '');
}

/** The data of one event's block. */
export function eventData(block: string): string {
  return block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(line[5] === ' ' ? 6 : 5))
    .join('\n');
}

/** The message that a text is, or null. Neither the id nor anything beside is looked at. */
export function messageIn(text: string): Message | null {
  // A stream may hold very many texts, and what is no JSON at all is dear to parse.
  if (!/^[ \t\r\n]*\{/.test(text)) return null;
  const value = parsed(text);
  if (!isObject(value) || value.jsonrpc !== '2.0') return null;
  if (Object.hasOwn(value, 'result')) return { kind: 'result', result: value.result };
  const { error } = value;
  if (!isObject(error) || typeof error.code !== 'number' || typeof error.message !== 'string') {
    return null;
  }
  return { kind: 'error', code: error.code, message: error.message };
}

/** Bodies may be large, and a run is looked at after each of its steps. */
const known = new WeakMap<Exchange, Message | null>();

/** The first message of a response whose whole body was read, or null. The exchange must be over. */
export function messageOf(exchange: Exchange): Message | null {
  let message = known.get(exchange);
  if (message === undefined) {
    message = firstMessage(candidatesOf(exchange.body ?? '', contentTypeOf(exchange)));
    known.set(exchange, message);
  }
  return message;
}

function firstMessage(texts: readonly string[]): Message | null {
  for (const text of texts) {
    const message = messageIn(text);
    if (message !== null) return message;
  }
  return null;
}

/** The value of a JSON text; undefined, which no JSON text means, for any other. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
