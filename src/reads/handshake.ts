import type { Limits, Observation } from '../generated/observation.ts';
import { createAsker } from '../mcp/asker.ts';
import type { Conversation } from '../mcp/conversation.ts';
import { type Era, firstRung, LADDER, nextRung } from '../mcp/ladder.ts';
import { listAll } from '../mcp/paging.ts';
import type { Answer } from '../observation/answer.ts';
import { HANDSHAKE_REQUESTS } from '../observation/budgets.ts';
import type { Wire } from '../wire/exchange.ts';
import { ERAS } from './eras.ts';
import { observed, type ReadOptions } from './observed.ts';

export interface HandshakeOptions extends ReadOptions {
  /** The whole read, retries included. */
  timeoutMs: number;
}

const LIMITS: Omit<Limits, 'time_ms'> = {
  requests: HANDSHAKE_REQUESTS,
  response_bytes: 8 * 1024 * 1024,
  total_bytes: 32 * 1024 * 1024,
  hops: 3,
  events: 2000,
};

/**
 * The handshake with one endpoint: initialize, initialized, every page of tools/list, by whichever
 * era the ladder finds. Whatever the server does becomes part of the record; this does not reject.
 */
export function readHandshake(endpoint: string, options: HandshakeOptions): Promise<Observation> {
  const limits = { time_ms: options.timeoutMs, ...LIMITS };
  return observed('handshake', endpoint, options, limits, (wire) => climb(wire, endpoint, options));
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
