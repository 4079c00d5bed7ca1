import type { Exchange } from '../generated/observation.ts';
import { type Answer, answerOf, isRefusedNote, replyResult } from '../observation/answer.ts';
import { isVersion } from '../observation/versions.ts';
import type { OpenStream, WireRequest, WireResult } from '../wire/exchange.ts';
import { errorCode, idMatch, kindOf } from '../wire/jsonrpc.ts';
import { redactSessionUrl } from '../wire/redact.ts';
import type { Asked } from './asker.ts';
import { type Conversation, NOTE_MS, type Party } from './conversation.ts';
import { createAnswering } from './server-requests.ts';

const ENDPOINT_MS = 5000;
const ANSWER_MS = 2000;

interface Waiting {
  id: number;
  resolve(message: Record<string, unknown> | null): void;
}

/** HTTP+SSE (2024-11-05): replies come on one GET stream, requests go to the address that it names. */
export function sse({ asker, rung, client, version }: Party): Conversation {
  const { wire } = asker;
  let id = 0;
  let stream: OpenStream | null = null;
  let target: string | null = null;
  let isOpen = true;
  let waiting: Waiting | null = null;

  const answering = createAnswering((message) => post('answer', message, ANSWER_MS));

  function onMessage(message: Record<string, unknown>): void {
    if (kindOf(message) === 'request') answering.onRequest(message);
    else if (kindOf(message) === 'response' && waiting !== null) {
      const match = idMatch(message.id, waiting.id);
      const isOurs = match === 'exact' || match === 'text';
      if (isOurs || (match === 'none' && errorCode(message) !== null)) waiting.resolve(message);
    }
  }

  function onClose(): void {
    isOpen = false;
    waiting?.resolve(null);
  }

  function post(step: Exchange['step'], message: Record<string, unknown>, timeoutMs?: number) {
    const url = target ?? asker.url;
    const request = { step, rung, era: 'sse', method: 'POST', url, message } as const;
    const wants = step === 'answer' || message.id === undefined ? 'status' : 'reply';
    return asked({ ...request, wants, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  }

  /** The query of the address that the stream named is its session. */
  async function asked(request: Asked): Promise<WireResult> {
    const result = await asker.ask(request);
    for (const record of wire.exchanges) {
      if (record.rung === rung && record.method === 'POST')
        record.url = redactSessionUrl(record.url);
    }
    return result;
  }

  /** A request whose reply may come on the stream before or after its POST is answered. */
  async function request(
    step: Exchange['step'],
    method: string,
    params: Record<string, unknown>,
  ): Promise<WireResult> {
    id += 1;
    const message = { jsonrpc: '2.0', id, method, params };
    const onStream = new Promise<Record<string, unknown> | null>((resolve) => {
      waiting = { id, resolve };
    });
    const result = await post(step, message);
    const { record } = result;
    const accepted = record.outcome === 'answered' && record.status !== null && record.status < 300;
    // A lone message under another id is no reply here, where replies come on the stream.
    const isReply = record.reply !== null && !record.reply_notes.includes('id_mismatch');
    if (!accepted || isReply) return result;
    Object.assign(record, { reply: null, reply_form: null, reply_notes: [] });
    const timer = setTimeout(() => waiting?.resolve(null), wire.budget.remaining());
    const reply = isOpen ? await onStream : null;
    clearTimeout(timer);
    record.end_ms = wire.budget.elapsed();
    if (reply !== null) Object.assign(record, { reply, reply_form: 'sse', body_excerpt: null });
    else if (isOpen)
      Object.assign(record, { outcome: 'body_timeout', detail: 'no reply on the stream' });
    else Object.assign(record, { outcome: 'body_reset', detail: 'the stream ended' });
    return result;
  }

  async function openStream(): Promise<OpenStream> {
    let url = asker.url;
    for (;;) {
      const asked: WireRequest = {
        step: 'sse',
        rung,
        era: 'sse',
        method: 'GET',
        url,
        wants: 'reply',
      };
      const opened = await wire.openStream(
        { ...asked, timeoutMs: ENDPOINT_MS },
        { onMessage, onClose },
      );
      const next = asker.redirect({ method: 'GET', url }, opened);
      if (next === null) {
        target = opened.endpoint === null ? null : sameOrigin(opened.endpoint, url);
        return opened;
      }
      opened.close();
      url = next;
      isOpen = true;
    }
  }

  async function open(): Promise<Answer> {
    stream = await openStream();
    const { record } = stream;
    if (target === null) {
      stream.close();
      const isUrl = stream.endpoint === null || URL.canParse(stream.endpoint, asker.url);
      if (!isUrl) record.detail = 'not_a_url';
      return isStreamFault(record) ? 'other' : noStream(record);
    }
    const params = { protocolVersion: version, capabilities: {}, clientInfo: client };
    const first = await request('initialize', 'initialize', params);
    const opened = isVersion(replyResult(first.record)?.protocolVersion);
    const answer = answerOf(first.record, opened);
    if (answer !== 'opened') return answer === 'gate' ? answer : 'no_answer';
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const { record: noted } = await post('initialized', note, NOTE_MS);
    return isRefusedNote(noted) ? 'no_answer' : 'opened';
  }

  return {
    era: 'sse',
    open,
    list: (method, cursor) => request(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => request('tools/call', 'tools/call', { name, arguments: args }),
    read: (uri) => request('resources/read', 'resources/read', { uri }),
    async close() {
      await answering.done();
      stream?.close();
    },
  };
}

/** The address to post to, when it is on the stream's own origin: anything else is a way into other networks. */
function sameOrigin(endpoint: string, base: string): string | null {
  if (!URL.canParse(endpoint, base)) return null;
  const url = new URL(endpoint, base);
  return url.origin === new URL(base).origin ? url.href : null;
}

/** A stream of the old transport that names no usable address; one that only keeps alive or notifies is none. */
function isStreamFault(record: Exchange): boolean {
  const telling = record.other_messages.some(
    ({ kind }) => kind === 'endpoint_event' || kind === 'not_jsonrpc',
  );
  return record.status === 200 && record.body_form === 'sse' && telling;
}

function noStream(record: Exchange): Answer {
  const answer = answerOf(record, false);
  const stops = answer === 'gate' || answer === 'throttled' || answer === 'server_error';
  const isCut = record.outcome !== 'answered' && record.status === null;
  const wasConnected = record.outcome === 'headers_timeout' || record.outcome === 'reset';
  return stops || (isCut && !wasConnected) ? answer : 'no_stream';
}
