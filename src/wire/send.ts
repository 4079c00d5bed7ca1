import type { Exchange, Outcome } from '../generated/observation.ts';
import { asksToBackOff } from '../observation/back-off.ts';
import type { Budget } from './budget.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { type Failure, failureOf, type Phase, timeoutOf } from './failure.ts';
import { type Lane, type Lanes, READ_OVER } from './lanes.ts';
import { type HeaderMap, headerLines, keptHeaders, mediaType } from './media.ts';
import { settleRecord } from './record.ts';
import { redactDocument, sessionShape } from './redact.ts';
import type { BodyReader } from './reply-reader.ts';
import { createUtf8Decoder } from './text-decoder.ts';
import type { DispatchController } from './undici.ts';

export interface Sending {
  path: string;
  method: Exchange['method'];
  headers: Record<string, string>;
  body: Buffer | null;
  wants: 'reply' | 'status' | 'body' | 'stream';
  timeoutMs: number;
  reader: (media: string | null) => BodyReader;
}

export interface Settled {
  headers: HeaderMap;
  endpoint: string | null;
  /** The request went out on a connection that had served another. */
  reused: boolean;
  failure: Failure | null;
}

export interface Sent {
  readonly settled: Promise<Settled>;
  headers(): HeaderMap;
  /** Ends the exchange as it stands. */
  abort(): void;
}

/** A response that was silent for two ticks is looked through for a reply without its last line end. */
const TICK_MS = 1000;
const IDLE_TICKS = 2;
/** How long a refusal's body is waited for: its status has said most of it. */
const REFUSAL_BODY_MS = 2000;

/** Sends one request on a lane and writes what comes back into its record. Never rejects. */
export function send(
  lane: Lane,
  lanes: Lanes,
  budget: Budget,
  record: Exchange,
  sending: Sending,
): Sent {
  const connectionsBefore = lane.door.connections;
  let phase: Phase = 'connecting';
  let reused = false;
  let headers: HeaderMap = {};
  let controller: DispatchController | null = null;
  let reader: BodyReader | null = null;
  let decoder: Decoder | null = null;
  let isSettled = false;
  let silentTicks = 0;
  let settle: (settled: Settled) => void = () => {};
  let resolveEnded: () => void = () => {};
  let hasEnded = false;
  const settled = new Promise<Settled>((resolve) => {
    settle = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const deadline = budget.elapsed() + sending.timeoutMs;
  let timer = setTimeout(tick, Math.min(TICK_MS, sending.timeoutMs));

  /** One timer for the deadline and for silence: most exchanges end before it fires. */
  function tick(): void {
    const left = deadline - budget.elapsed();
    silentTicks += 1;
    if (left <= 0) stop(timeoutOf(phase), 'ETIMEDOUT');
    else if (silentTicks === IDLE_TICKS && sending.wants === 'reply' && reader?.idle() === true) {
      stop('answered', null);
    } else timer = setTimeout(tick, Math.min(TICK_MS, left));
  }

  /** Nothing of the response is on its way any more. */
  function finished(): void {
    hasEnded = true;
    resolveEnded();
  }

  function abort(): void {
    if (controller === null) lanes.drop(lane);
    else controller.abort(READ_OVER);
  }

  /** Writes the record and answers; what still comes is dropped. */
  function finish(end: { outcome: Outcome; detail: string | null }): void {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    const found = reader?.found();
    if (found !== undefined) {
      record.reply = found.reply;
      record.reply_form = found.reply_form;
      record.reply_notes = found.reply_notes;
      record.other_messages = found.other_messages;
      record.body_form = found.body_form;
      record.body_excerpt = found.body_excerpt;
      const { json, body } = found;
      if (body !== undefined) record.body = body;
      if (record.status === 402 && json !== undefined) record.document = redactDocument(json);
    }
    record.bytes_wire = decoder?.bytesWire ?? 0;
    record.bytes_decoded = decoder?.bytesDecoded ?? 0;
    decoder?.destroy();
    if (end.outcome !== 'answered' && record.body !== undefined) record.body = null;
    settleRecord(record, budget, end);
    const { outcome, detail } = end;
    settle({
      headers,
      endpoint: found?.endpoint ?? null,
      reused,
      failure: outcome === 'answered' ? null : { outcome, detail },
    });
  }

  /** Ends early: what was wanted is there, or the budget is spent. */
  function stop(outcome: Outcome, detail: string | null): void {
    if (isSettled) return;
    // What came before the cut may hold all that was asked for.
    const enough = outcome !== 'answered' && phase === 'body' && reader?.end() === true;
    finish(enough ? { outcome: 'answered', detail: null } : { outcome, detail });
    abort();
  }

  /** The reply is known; the rest may run out so that the connection can serve the next request. */
  function answered(): void {
    if (isSettled) return;
    finish({ outcome: 'answered', detail: null });
    lane.draining = { hasEnded: () => hasEnded, ended, abort };
  }

  function cutShort(): void {
    if (isSettled) return;
    reader?.end();
    stop('answered', null);
  }

  function failed(error: unknown): void {
    finished();
    if (isSettled) return;
    const failure = failureOf(error, phase);
    const enough = phase === 'body' && failure.outcome !== 'body_too_large' && reader?.end();
    finish(enough === true ? { outcome: 'answered', detail: null } : failure);
  }

  function onText(text: string): void {
    if (isSettled || reader === null) return;
    if (reader.push(text)) answered();
    else if (reader.events() > budget.limits.events) stop('too_many_events', null);
    else silentTicks = 0;
  }

  /** Where a whole body is wanted: one that asks to back off or leads a GET elsewhere has said all in its head. */
  function isHeadEnough(status: number): boolean {
    if (asksToBackOff(status, headers)) return true;
    const leads = status >= 300 && status < 400 && headers.location !== undefined;
    return leads && sending.method === 'GET';
  }

  function openBody(status: number): void {
    reader = sending.reader(record.media_type);
    const text = createUtf8Decoder();
    decoder = createDecoder(
      headerLines(headers, 'content-encoding'),
      budget.limits.response_bytes,
      {
        onData(chunk) {
          if (!budget.takeBytes(chunk.length)) stop('budget_bytes', null);
          else onText(text.decode(chunk));
        },
        onEnd() {
          onText(text.end());
          finished();
          reader?.end();
          finish({ outcome: 'answered', detail: null });
        },
        onError(error) {
          failed(error);
          controller?.abort(error);
        },
        onDrain: () => controller?.resume(),
      },
    );
    if (sending.wants === 'body') {
      if (isHeadEnough(status)) answered();
      else if (declaredBytes(headers) > budget.limits.response_bytes) {
        stop('body_too_large', 'content-length');
      }
      return;
    }
    const isRefusal = status >= 400;
    if (status >= 300 && !isRefusal) answered();
    else if (sending.wants === 'status' && !isRefusal) answered();
    else if (isRefusal) setTimeout(cutShort, REFUSAL_BODY_MS).unref();
  }

  lane.client.dispatch(
    {
      path: sending.path,
      method: sending.method,
      headers: sending.headers,
      body: sending.body,
    },
    {
      onRequestStart(started) {
        controller = started;
        phase = 'sent';
        reused = lane.door.connections === connectionsBefore;
        record.sent_ms = budget.elapsed();
      },
      onResponseStart(_, status, head) {
        if (status < 200 || isSettled) return;
        phase = 'body';
        headers = head;
        record.status = status;
        record.first_byte_ms = budget.elapsed();
        record.headers = keptHeaders(head);
        record.media_type = mediaType(head);
        const session = headerLines(head, 'mcp-session-id')[0];
        if (session !== undefined && session !== '') record.session = sessionShape(session);
        openBody(status);
      },
      onResponseData(current, chunk) {
        if (isSettled) return;
        if (decoder?.write(chunk) === false) current.pause();
      },
      onResponseEnd() {
        if (isSettled) finished();
        else decoder?.end();
      },
      onResponseError(_, error) {
        failed(error);
      },
    },
  );

  return {
    settled,
    headers: () => headers,
    abort: () => (phase === 'body' ? stop('answered', null) : stop(timeoutOf(phase), 'stopped')),
  };
}

function declaredBytes(headers: HeaderMap): number {
  return Number(headerLines(headers, 'content-length')[0] ?? 0);
}
