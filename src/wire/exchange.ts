import type { Connection, Exchange, Limits } from '../generated/observation.ts';
import { type Budget, openBudget } from './budget.ts';
import { guardedConnector } from './connector.ts';
import { closedUnderUs } from './failure.ts';
import { openLanes } from './lanes.ts';
import { type HeaderMap, headerLines } from './media.ts';
import { createRecord, settleRecord } from './record.ts';
import { createReplyReader } from './reply-reader.ts';
import { send } from './send.ts';
import { createStreamReader, type StreamEvents } from './stream-reader.ts';
import { createTargets, type Target } from './targets.ts';
import { createTextReader } from './text-body-reader.ts';

export interface WireOptions {
  limits: Limits;
  allowPrivate: boolean;
  /** Sent as it is with every request. */
  userAgent: string;
  /** Roots to trust instead of node's, in tests. */
  trust?: string[];
}

export interface WireRequest {
  step: Exchange['step'];
  rung: number;
  era: Exchange['era'];
  method: Exchange['method'];
  url: string;
  /** Beside what every request carries: accept, content-type, user-agent and accept-encoding. */
  headers?: Record<string, string>;
  /** The JSON-RPC message of a POST. */
  message?: Record<string, unknown>;
  /**
   * `reply`: the JSON-RPC reply under the message's id; `status`: what the response's head says;
   * `body`: the whole body as text, or an event stream up to its first JSON-RPC message.
   */
  wants: 'reply' | 'status' | 'body';
  /** Never sent a second time, even when its connection was closed under it. */
  once?: true;
  /** Less time than the read still has. */
  timeoutMs?: number;
  /** Sees each request that the server makes in the response. */
  onServerRequest?: (message: Record<string, unknown>) => void;
}

export interface WireResult {
  /** What was written down; it holds neither credentials nor session ids. */
  record: Exchange;
  /** The response's whole head, empty when none came. */
  headers: HeaderMap;
  /** The session id that the response issues, as it came. */
  sessionId: string | null;
  /** The data of an `endpoint` event in the response of a POST. */
  endpoint: string | null;
}

export interface OpenStream extends WireResult {
  close(): void;
}

/** One read's way to the network, with all that was exchanged on it so far, in the order of sending. */
export interface Wire {
  readonly budget: Budget;
  readonly exchanges: Exchange[];
  readonly connections: Connection[];
  /** The session ids that were issued, as they came. */
  readonly sessions: ReadonlySet<string>;
  /** Sends one request and reads as much of the response as is wanted. Whatever comes, it does not throw. */
  exchange(request: WireRequest): Promise<WireResult>;
  /**
   * Opens the event stream of the HTTP+SSE transport and keeps it open. Resolves with its first
   * `endpoint` event, or when none comes within `timeoutMs`; from then on messages go to `events`.
   */
  openStream(
    request: WireRequest & { timeoutMs: number },
    events: StreamEvents,
  ): Promise<OpenStream>;
  close(): void;
}

/** A connection is given up a little before the read's time is over, so that the record says at which stage. */
const STAGE_MARGIN_MS = 20;
const ACCEPT = 'application/json, text/event-stream';

/** Opens the wire of one read; its time starts to run at once. Close it whatever happens. */
export function openWire(options: WireOptions): Wire {
  const budget = openBudget(options.limits);
  const exchanges: Exchange[] = [];
  const connections: Connection[] = [];
  const sessions = new Set<string>();
  const targets = createTargets(options.allowPrivate);
  const { allowPrivate, trust: ca } = options;
  const lanes = openLanes((target, callback) => {
    const connect = guardedConnector({
      allowPrivate,
      // No connection outlasts the read.
      connectTimeoutMs: Math.max(1, budget.remaining() - STAGE_MARGIN_MS),
      onConnect: (connection) => connections.push(connection),
      ...(ca === undefined ? {} : { ca }),
    });
    connect(target, callback);
  });

  function headersOf(request: WireRequest): Record<string, string> {
    const headers: Record<string, string> = {
      accept: request.method === 'GET' ? 'text/event-stream' : ACCEPT,
      'accept-encoding': 'identity',
      'user-agent': options.userAgent,
    };
    if (request.message !== undefined) headers['content-type'] = 'application/json';
    return Object.assign(headers, request.headers);
  }

  /** What stops a request before it is sent, written into its record. */
  function isRefused(record: Exchange, target: Target): boolean {
    const { refused } = target;
    if (refused !== null) return settleRecord(record, budget, refused);
    const spent = budget.takeRequest(record.step === 'delete');
    return spent !== null && settleRecord(record, budget, { outcome: spent, detail: null });
  }

  function open(request: WireRequest, target: Target): Exchange {
    const record = createRecord(request, target.kept, budget);
    exchanges.push(record);
    return record;
  }

  async function attempt(request: WireRequest, target: Target) {
    const record = open(request, target);
    if (isRefused(record, target)) return { record, headers: {}, endpoint: null, again: false };
    const lane = await lanes.lane(target.origin, request.step === 'answer' ? 'answer' : 'main');
    const id = request.wants === 'reply' ? (record.rpc_id ?? null) : null;
    const sent = send(lane, lanes, budget, record, {
      path: target.path,
      method: request.method,
      headers: headersOf(request),
      body: request.message === undefined ? null : Buffer.from(JSON.stringify(request.message)),
      wants: request.wants,
      timeoutMs: Math.min(budget.remaining(), request.timeoutMs ?? Number.POSITIVE_INFINITY),
      reader: (media) =>
        request.wants === 'body'
          ? createTextReader(media)
          : createReplyReader(id, media, request.onServerRequest),
    });
    const { headers, endpoint, reused, failure } = await sent.settled;
    return {
      record,
      headers,
      endpoint,
      again: request.once !== true && reused && failure !== null && closedUnderUs(failure),
    };
  }

  return {
    budget,
    exchanges,
    connections,
    sessions,
    async exchange(request) {
      const target = targets.of(request.url);
      let result = await attempt(request, target);
      if (result.again) result = await attempt(request, target);
      const { record, headers, endpoint } = result;
      const sessionId = sessionIdOf(headers);
      if (sessionId !== null) sessions.add(sessionId);
      return { record, headers, endpoint, sessionId };
    },
    async openStream(request, events) {
      const target = targets.of(request.url);
      const record = open(request, target);
      if (isRefused(record, target)) {
        return { record, headers: {}, sessionId: null, endpoint: null, close() {} };
      }
      const lane = await lanes.lane(target.origin, 'stream');
      const stream = createStreamReader(events);
      const sent = send(lane, lanes, budget, record, {
        path: target.path,
        method: request.method,
        headers: headersOf(request),
        body: null,
        wants: 'stream',
        timeoutMs: budget.remaining(),
        reader: stream.open,
      });
      const ended = sent.settled.then((end) => {
        stream.close();
        return end;
      });
      const endpoint = await firstOf(stream.endpoint, ended, request.timeoutMs);
      if (endpoint === null) sent.abort();
      const headers = sent.headers();
      return { record, headers, endpoint, sessionId: null, close: () => sent.abort() };
    },
    close() {
      lanes.close();
    },
  };
}

function sessionIdOf(headers: HeaderMap): string | null {
  const id = headerLines(headers, 'mcp-session-id')[0];
  return id === undefined || id === '' ? null : id;
}

async function firstOf(
  endpoint: Promise<string>,
  ended: Promise<unknown>,
  timeoutMs: number,
): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const first = await Promise.race([endpoint, ended.then(() => null), late]);
  clearTimeout(timer);
  return first;
}
