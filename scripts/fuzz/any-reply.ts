import assert from 'node:assert/strict';
import fc from 'fast-check';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { opening } from './openings.ts';
import { reply } from './replies.ts';
import { startReplyServer } from './reply-server.ts';

const TIME_MS = 300;
/** A busy machine runs late; a read that hangs never ends. */
const LATEST_MS = 15_000;
const STATUSES = ['unreachable', 'auth_required', 'error', 'ok', 'ok_empty'];

const replies = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, opening),
    fc.array(reply, { minLength: 1, maxLength: 4 }),
  )
  .map(([opened, rest]) => [...opened, ...rest]);
const transport = fc.constantFrom(null, 'http' as const, 'sse' as const);

/** Whatever a server sends: a read ends in its time with a status and a reason of the table. */
export async function anyReply() {
  const server = await startReplyServer();
  const property = fc.asyncProperty(replies, transport, async (script, declared) => {
    server.play(script);
    const read = readHandshake(server.url, {
      transport: declared,
      allowPrivate: true,
      timeoutMs: TIME_MS,
      client: { name: 'rollcall-fuzz', version: '0.0.0' },
      userAgent: 'mcp-rollcall/0.0.0 (+http://127.0.0.1/)',
      now: () => new Date(),
    });
    const observation = await inTime(read);
    assert.deepEqual(validateObservation(observation), { observation });
    const { limits, exchanges } = observation;
    assert.ok(exchanges.length <= limits.requests, 'more requests than the budget has');
    const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes_decoded, 0);
    // One chunk of a decoder may pass the limit before it is seen.
    assert.ok(bytes <= limits.total_bytes + (1 << 20), 'more bytes than the budget has');
    const judgement = judgeHandshake(observation);
    const { status, reason } = judgement;
    assert.ok(STATUSES.includes(status), `status ${status}`);
    if (status.startsWith('ok')) assert.equal(reason, null);
    else assert.ok(reason !== null && Object.hasOwn(REASONS, reason), `reason ${reason}`);
    const stored = JSON.parse(JSON.stringify(observation));
    assert.equal(JSON.stringify(judgeHandshake(stored)), JSON.stringify(judgement));
  });
  return { property, close: server.close };
}

async function inTime<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`a read of ${TIME_MS} ms never ended`)), LATEST_MS);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
