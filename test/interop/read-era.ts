import type { Observation } from '../../src/generated/observation.ts';
import { type HandshakeJudgement, judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { createAsker } from '../../src/mcp/asker.ts';
import type { Conversation, Party } from '../../src/mcp/conversation.ts';
import type { Era } from '../../src/mcp/ladder.ts';
import { modern } from '../../src/mcp/modern.ts';
import { listAll } from '../../src/mcp/paging.ts';
import { sse } from '../../src/mcp/sse.ts';
import { streamable } from '../../src/mcp/streamable.ts';
import { openWire } from '../../src/wire/exchange.ts';
import { CLIENT, LIMITS, USER_AGENT } from './handshake.ts';

const CONVERSATIONS: Record<Era, (party: Party) => Conversation> = { modern, streamable, sse };

/** Asks a server in the one era named, with the version that its opening request offers, and no other. */
export async function readEra(
  url: string,
  era: Era,
  version = '2024-11-05',
): Promise<HandshakeJudgement> {
  const wire = openWire({ limits: LIMITS, allowPrivate: true, userAgent: USER_AGENT });
  const now = () => new Date();
  const startedAt = now().toISOString();
  try {
    const asker = createAsker(wire, url, now);
    const conversation = CONVERSATIONS[era]({ asker, rung: 0, client: CLIENT, version });
    if ((await conversation.open()) === 'opened') await listAll(conversation, 'tools/list');
    await conversation.close();
  } finally {
    wire.close();
  }
  const observation: Observation = {
    schema_version: 1,
    read: 'handshake',
    endpoint: url,
    declared_transport: null,
    started_at: startedAt,
    duration_ms: wire.budget.elapsed(),
    client: { ...CLIENT, capabilities: {} },
    allow_private: true,
    limits: LIMITS,
    refused: null,
    exchanges: wire.exchanges,
    connections: wire.connections,
  };
  return judgeHandshake(observation);
}
