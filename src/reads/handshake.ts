import type { Limits, Observation } from '../generated/observation.ts';
import { createAsker } from '../mcp/asker.ts';
import type { Conversation, Party } from '../mcp/conversation.ts';
import { type Era, firstRung, LADDER, nextRung } from '../mcp/ladder.ts';
import { modern } from '../mcp/modern.ts';
import { listAll } from '../mcp/paging.ts';
import { sse } from '../mcp/sse.ts';
import { streamable } from '../mcp/streamable.ts';
import type { Answer } from '../observation/answer.ts';
import { openWire, type Wire } from '../wire/exchange.ts';
import { redactUrl } from '../wire/redact.ts';
import { refusalOf } from './endpoint.ts';

export interface HandshakeOptions {
  /** What the listing declares; `sse` is then asked first. */
  transport: 'http' | 'sse' | null;
  allowPrivate: boolean;
  /** The whole read, retries included. */
  timeoutMs: number;
  /** The clientInfo that is sent. */
  client: { name: string; version: string };
  userAgent: string;
  now: () => Date;
  /** Certificates (PEM) to trust instead of node's own roots. */
  trust?: string[];
}

const LIMITS: Omit<Limits, 'time_ms'> = {
  requests: 90,
  response_bytes: 8 * 1024 * 1024,
  total_bytes: 32 * 1024 * 1024,
  hops: 3,
  events: 2000,
};

const ERAS: Record<Era, (party: Party) => Conversation> = { streamable, modern, sse };

/**
 * The handshake with one endpoint: initialize, initialized, every page of tools/list, by whichever
 * era the ladder finds. Whatever the server does becomes part of the record; this does not reject.
 */
export async function readHandshake(
  endpoint: string,
  options: HandshakeOptions,
): Promise<Observation> {
  const startedAt = options.now().toISOString();
  const limits = { time_ms: options.timeoutMs, ...LIMITS };
  const { allowPrivate, userAgent, trust } = options;
  const refused = refusalOf(endpoint, allowPrivate);
  const wire = openWire({ limits, allowPrivate, userAgent, ...(trust ? { trust } : {}) });
  try {
    if (refused === null) await climb(wire, endpoint, options);
  } finally {
    wire.close();
  }
  const name = wire.exchanges.length === 1 ? wire.exchanges[0]?.outcome : undefined;
  return {
    schema_version: 1,
    read: 'handshake',
    endpoint: redactUrl(endpoint),
    declared_transport: options.transport,
    started_at: startedAt,
    duration_ms: wire.budget.elapsed(),
    client: { ...options.client, capabilities: {} },
    allow_private: allowPrivate,
    limits,
    // A name is only known to lead to a refused address once it was looked up.
    refused: name === 'address_refused' ? 'address_refused' : refused,
    exchanges: wire.exchanges,
    connections: wire.connections,
  };
}

async function climb(wire: Wire, endpoint: string, options: HandshakeOptions): Promise<void> {
  const asker = createAsker(wire, endpoint, options.now);
  const { client } = options;
  const { version } = LADDER.handshake;
  const tried: Era[] = [];
  let next: Era | null = firstRung('handshake', options.transport);
  while (next !== null) {
    const conversation = ERAS[next]({ asker, rung: tried.length, client, version });
    tried.push(next);
    next = nextRung('handshake', tried, await talk(conversation));
  }
}

async function talk(conversation: Conversation): Promise<Answer> {
  const answer = await conversation.open();
  if (answer === 'opened') await listAll(conversation, 'tools/list');
  await conversation.close();
  return answer;
}
