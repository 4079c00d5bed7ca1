import type { Exchange, RpcReply } from '../generated/observation.ts';

export type OtherMessage = Exchange['other_messages'][number];
export type ReplyNote = Exchange['reply_notes'][number];

/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `JSON.parse` that answers undefined (which no JSON text means) instead of throwing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a parsed value is in JSON-RPC. A response may lack `jsonrpc` or its id, as real ones do. */
export function kindOf(message: unknown): 'request' | 'notification' | 'response' | 'not_jsonrpc' {
  if (!isObject(message)) return 'not_jsonrpc';
  if (typeof message.method === 'string') {
    if (message.jsonrpc !== '2.0') return 'not_jsonrpc';
    return message.id === undefined || message.id === null ? 'notification' : 'request';
  }
  if (message.result !== undefined || errorCode(message) !== null) return 'response';
  return message.jsonrpc === '2.0' && 'id' in message ? 'response' : 'not_jsonrpc';
}

/** The code of a JSON-RPC error object in a message, or null. */
export function errorCode(message: unknown): number | null {
  if (!isObject(message) || !isObject(message.error)) return null;
  return typeof message.error.code === 'number' ? message.error.code : null;
}

/** How a reply's id stands to the id that was sent. */
export function idMatch(
  reply: unknown,
  sent: number | string,
): 'exact' | 'text' | 'none' | 'other' {
  if (reply === undefined || reply === null) return 'none';
  if (reply === sent) return 'exact';
  const comparable = typeof reply === 'string' || typeof reply === 'number';
  return comparable && String(reply) === String(sent) ? 'text' : 'other';
}

/** Gathers the messages of one response and says when the one that answers `sent` is among them. */
export interface ReplyFinder {
  /** Takes one parsed value (an array is taken entry by entry); true once the reply is found. */
  offer(value: unknown): boolean;
  /**
   * No more will come. A lone response under a foreign id is then taken for ours: with nothing else
   * in the body it can't answer anything but this POST.
   */
  finish(): void;
  readonly reply: RpcReply | null;
  readonly notes: ReplyNote[];
  readonly others: OtherMessage[];
}

const OTHERS_KEPT = 50;

/** A finder for one request; `onRequest` sees each request that the server makes on the way. */
export function createReplyFinder(
  sent: number | string | null,
  onRequest?: (message: Record<string, unknown>) => void,
): ReplyFinder {
  const notes: ReplyNote[] = [];
  const others: OtherMessage[] = [];
  let stray: RpcReply | null = null;
  let traffic = 0;

  function take(message: Record<string, unknown>): true {
    finder.reply = message;
    if (message.jsonrpc !== '2.0') notes.push('no_jsonrpc_member');
    if (message.error === null) notes.push('null_error_member');
    return true;
  }

  function note(kind: OtherMessage['kind'], method: string | null): void {
    if (others.length < OTHERS_KEPT) others.push({ kind, method });
  }

  function offerOne(message: unknown): boolean {
    const kind = kindOf(message);
    if (kind === 'response' && isObject(message) && sent !== null) {
      const match = idMatch(message.id, sent);
      if (match === 'text') notes.push('id_as_string');
      if (match === 'exact' || match === 'text') return take(message);
      if (match === 'none' && errorCode(message) !== null) return take(message);
      stray = message;
    }
    traffic += 1;
    const method = isObject(message) && typeof message.method === 'string' ? message.method : null;
    note(kind, method);
    if (kind === 'request' && isObject(message)) onRequest?.(message);
    return false;
  }

  const finder = {
    reply: null as RpcReply | null,
    offer(value: unknown) {
      if (finder.reply !== null) return true;
      if (!Array.isArray(value)) return offerOne(value);
      for (const entry of value) {
        if (!offerOne(entry)) continue;
        notes.push('array_of_one');
        return true;
      }
      return false;
    },
    finish() {
      if (finder.reply !== null || stray === null || traffic !== 1) return;
      others.length = 0;
      notes.push('id_mismatch');
      take(stray);
    },
    notes,
    others,
  };
  return finder;
}
