import type { Exchange } from '../generated/observation.ts';

/** What the answer to an opening request (initialize, server/discover, the GET of a stream) means for the ladder. */
export type Answer =
  | 'opened'
  | 'gate'
  | 'throttled'
  | 'server_error'
  | 'modern_refusal'
  | 'old_transport'
  | 'endpoint_event'
  | 'no_stream'
  | 'no_answer'
  | 'other';

const GATE = new Set([401, 402, 403]);
const OLD_TRANSPORT = new Set([400, 404, 405, 406, 410, 411, 415]);
/** HeaderMismatch, MissingRequiredClientCapability, UnsupportedProtocolVersion (spec/protocol.md, 2.4). */
const MODERN_CODES = new Set([-32020, -32021, -32022]);
/** UnsupportedProtocolVersion in the release candidates of the modern revision. */
const CANDIDATE_UNSUPPORTED = -32004;
const METHOD_NOT_FOUND = -32601;

/** The code of a reply's error, or null. */
export function replyErrorCode(record: Exchange): number | null {
  const code = (record.reply?.error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : null;
}

/** The result of a reply when it is an object and no error stands beside it, else null. */
export function replyResult(record: Exchange): Record<string, unknown> | null {
  if (record.reply?.error !== undefined && record.reply.error !== null) return null;
  const result = record.reply?.result;
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return null;
  return result as Record<string, unknown>;
}

/** Refused as only a modern server refuses (spec/handshake.md, 1). */
export function isModernRefusal(record: Exchange): boolean {
  const code = replyErrorCode(record);
  if (code === null) return false;
  if (MODERN_CODES.has(code)) return true;
  if (code === CANDIDATE_UNSUPPORTED) return supportedVersions(record).length > 0;
  return code === METHOD_NOT_FOUND && record.status === 404;
}

/**
 * Whether a notification was refused. Silence and a connection that ends without an answer are no
 * refusal: a notification has no reply, and some servers take that for the HTTP answer too.
 */
export function isRefusedNote(record: Exchange): boolean {
  return record.status !== null && record.status >= 300;
}

/** The versions that a refusal lists in its data. */
export function supportedVersions(record: Exchange): string[] {
  const error = record.reply?.error as { data?: unknown } | null | undefined;
  const data = error?.data as Record<string, unknown> | null | undefined;
  if (typeof data !== 'object' || data === null) return [];
  const lists = [data.supported, data.supportedVersions, data.expectedVersion];
  return lists.flat().filter((one): one is string => typeof one === 'string');
}

/** The common part of reading an answer; `opened` tells whether the result is a usable one. */
export function answerOf(record: Exchange, opened: boolean): Answer {
  const { status } = record;
  if (status === null || record.outcome !== 'answered') return 'no_answer';
  if (GATE.has(status)) return 'gate';
  if (status === 429) return 'throttled';
  if (status >= 500)
    return status === 503 && record.headers['retry-after'] ? 'throttled' : 'server_error';
  if (opened && status < 300) return 'opened';
  if (isModernRefusal(record)) return 'modern_refusal';
  if (record.other_messages.some((message) => message.kind === 'endpoint_event')) {
    return 'endpoint_event';
  }
  return OLD_TRANSPORT.has(status) ? 'old_transport' : 'other';
}
