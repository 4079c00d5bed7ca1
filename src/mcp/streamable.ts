import type { Exchange } from '../generated/observation.ts';
import {
  type Answer,
  answerOf,
  isModernRefusal,
  isRefusedNote,
  replyErrorCode,
  replyResult,
  supportedVersions,
} from '../observation/answer.ts';
import { isLostSession } from '../observation/session.ts';
import {
  carriesVersionHeader,
  isVersion,
  newestHandshake,
  newestModern,
} from '../observation/versions.ts';
import type { WireResult } from '../wire/exchange.ts';
import { type Conversation, NOTE_MS, type Party } from './conversation.ts';
import { createAnswering } from './server-requests.ts';

const INVALID_PARAMS = -32602;
const METHOD_NOT_FOUND = -32601;
const GOODBYE_MS = 2000;
const ANSWER_MS = 2000;

/** Streamable HTTP with a handshake (2025-03-26 to 2025-11-25; older servers answer it too). */
export function streamable({ asker, rung, client, version }: Party): Conversation {
  let id = 0;
  let session: string | null = null;
  let negotiated: string | null = null;
  let reopened = false;

  const answering = createAnswering((message) =>
    asker.ask({ ...common('answer'), message, wants: 'status', timeoutMs: ANSWER_MS }),
  );

  function common(step: Exchange['step']) {
    return { step, rung, era: 'streamable', method: 'POST', headers: headers() } as const;
  }

  function headers(): Record<string, string> {
    const own: Record<string, string> = {};
    if (session !== null) own['mcp-session-id'] = session;
    if (negotiated !== null && carriesVersionHeader(negotiated)) {
      own['mcp-protocol-version'] = negotiated;
    }
    return own;
  }

  function request(step: Exchange['step'], method: string, params: Record<string, unknown>) {
    id += 1;
    const message = { jsonrpc: '2.0', id, method, params };
    return asker.ask({
      step,
      rung,
      era: 'streamable',
      method: 'POST',
      headers: headers(),
      message,
      wants: 'reply',
      onServerRequest: answering.onRequest,
    });
  }

  function initialize(asked: string): Promise<WireResult> {
    session = null;
    negotiated = null;
    const params = { protocolVersion: asked, capabilities: {}, clientInfo: client };
    return request('initialize', 'initialize', params);
  }

  function initialized(): Promise<WireResult> {
    const message = { jsonrpc: '2.0', method: 'notifications/initialized' };
    return asker.ask({
      step: 'initialized',
      rung,
      era: 'streamable',
      method: 'POST',
      headers: headers(),
      message,
      wants: 'status',
      timeoutMs: NOTE_MS,
    });
  }

  /** Initialize and its notification. A null answer goes on to the lists. */
  async function handshake(): Promise<Answer> {
    let first = await initialize(version);
    const other = betterVersion(first.record, version);
    if (other !== null) first = await initialize(other);
    const result = replyResult(first.record);
    const opened = isVersion(result?.protocolVersion);
    const answer = answerOf(first.record, opened);
    // A server without a handshake may not know the word, under whatever good status it says so.
    const isUnknown = replyErrorCode(first.record) === METHOD_NOT_FOUND;
    if (answer === 'other' && isUnknown) return 'modern_refusal';
    if (answer !== 'opened') return answer;
    session = sendable(first.sessionId);
    negotiated = String(result?.protocolVersion);
    const { record } = await initialized();
    if (isLostSession(record, session) && !reopened) return reopen();
    if (!isRefusedNote(record)) return 'opened';
    return namesOnlyModern(record) ? 'modern_refusal' : 'no_answer';
  }

  function reopen(): Promise<Answer> {
    reopened = true;
    return handshake();
  }

  async function ask(step: Exchange['step'], method: string, params: Record<string, unknown>) {
    const result = await request(step, method, params);
    if (reopened || !isLostSession(result.record, session)) return result;
    return (await reopen()) === 'opened' ? request(step, method, params) : result;
  }

  return {
    era: 'streamable',
    open: handshake,
    list: (method, cursor) => ask(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => ask('tools/call', 'tools/call', { name, arguments: args }),
    read: (uri) => ask('resources/read', 'resources/read', { uri }),
    async close() {
      await answering.done();
      if (session === null) return;
      const { era, headers } = common('delete');
      const goodbye = { step: 'delete', rung, era, headers, method: 'DELETE' } as const;
      await asker.ask({ ...goodbye, wants: 'status', timeoutMs: GOODBYE_MS });
    },
  };
}

/** The version to ask for once more when a refusal of initialize lists the ones that are spoken. */
function betterVersion(record: Exchange, asked: string): string | null {
  const listed = supportedVersions(record);
  // A modern code beside handshake versions only is a server of that era (spec/protocol.md, 2.6).
  if (isModernRefusal(record))
    return newestModern(listed) === null ? newestHandshake(listed) : null;
  if (record.status !== 400 && replyErrorCode(record) !== INVALID_PARAMS) return null;
  const error = record.reply?.error as { message?: unknown } | null | undefined;
  const words = record.reply === null ? record.body_excerpt : error?.message;
  const named = typeof words === 'string' ? (words.match(/\d{4}-\d{2}-\d{2}/g) ?? []) : [];
  const best = newestHandshake(listed.length > 0 ? listed : named);
  return best === asked ? null : best;
}

/**
 * The Go SDK, when it serves modern versions alone, still answers initialize, with a version that it
 * does not speak, and says so with the next request: 400, and in the text the versions that it has.
 */
function namesOnlyModern(record: Exchange): boolean {
  if (record.status !== 400) return false;
  const named = record.body_excerpt?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  return newestModern(named) !== null && newestHandshake(named) === null;
}

/** A session id as it came, when a header can carry it; else the talk goes on without. */
function sendable(id: string | null): string | null {
  return id !== null && /^[\t\x20-\x7e\x80-\xff]+$/.test(id) ? id : null;
}
