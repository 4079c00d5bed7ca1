import type { Exchange } from '../generated/observation.ts';
import {
  type Answer,
  answerOf,
  isModernRefusal,
  replyErrorCode,
  replyResult,
  supportedVersions,
} from '../observation/answer.ts';
import { isLostSession } from '../observation/session.ts';
import { carriesVersionHeader, newestHandshake } from '../observation/versions.ts';
import type { WireResult } from '../wire/exchange.ts';
import type { Conversation, Party } from './conversation.ts';
import { createAnswering } from './server-requests.ts';

const INVALID_PARAMS = -32602;
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
    const { onRequest } = answering;
    return asker.ask({ ...common(step), message, wants: 'reply', onServerRequest: onRequest });
  }

  function initialize(asked: string): Promise<WireResult> {
    session = null;
    negotiated = null;
    const params = { protocolVersion: asked, capabilities: {}, clientInfo: client };
    return request('initialize', 'initialize', params);
  }

  function initialized(): Promise<WireResult> {
    const message = { jsonrpc: '2.0', method: 'notifications/initialized' };
    return asker.ask({ ...common('initialized'), message, wants: 'status' });
  }

  /** Initialize and its notification. A null answer goes on to the lists. */
  async function handshake(): Promise<Answer> {
    let first = await initialize(version);
    const other = betterVersion(first.record, version);
    if (other !== null) first = await initialize(other);
    const result = replyResult(first.record);
    const opened = typeof result?.protocolVersion === 'string';
    const answer = answerOf(first.record, opened);
    if (answer !== 'opened') return answer;
    session = sendable(first.sessionId);
    negotiated = String(result?.protocolVersion);
    const { record } = await initialized();
    if (isLostSession(record, session) && !reopened) return reopen();
    const accepted = record.outcome === 'answered' && record.status !== null && record.status < 300;
    return accepted ? 'opened' : 'no_answer';
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
  const refused = record.status === 400 || replyErrorCode(record) === INVALID_PARAMS;
  if (!refused || record.reply === null || isModernRefusal(record)) return null;
  const message = (record.reply.error as { message?: unknown } | null | undefined)?.message;
  const listed = supportedVersions(record);
  const named = typeof message === 'string' ? (message.match(/\d{4}-\d{2}-\d{2}/g) ?? []) : [];
  const best = newestHandshake(listed.length > 0 ? listed : named);
  return best === asked ? null : best;
}

/** A session id as it came, when a header can carry it; else the talk goes on without. */
function sendable(id: string | null): string | null {
  return id !== null && /^[\t\x20-\x7e\x80-\xff]+$/.test(id) ? id : null;
}
