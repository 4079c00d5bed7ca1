import type { FastifyInstance, FastifyReply } from 'fastify';
import { inertJson } from '../../render/inert-json.ts';
import type { Service } from '../app.ts';
import { checkMembers } from '../check-answer.ts';
import { type CheckRecord, isOver } from '../check-record.ts';
import { clientNetwork } from '../client-address.ts';
import { Refusal } from '../refusal.ts';
import { CHECK_ID } from './checks.ts';

const HEARTBEAT_MS = 10_000;
/** How often a check that another process makes is looked for in the store. */
const LOOK_MS = 1_000;
/** A client that does not read has this much kept for it. */
const UNREAD_BYTES = 256 * 1024;

interface Stream {
  client: string;
  end: () => void;
}

/**
 * `GET /api/v1/checks/ID/events`: where the check stands, by server-sent events: `progress` with each step,
 * `end` with the whole result. Every event tells all, so that a stream that was cut resumes with the next.
 */
export function eventRoute(app: FastifyInstance, service: Service): void {
  const { clientStreams, allStreams } = service.limits;
  const open = new Set<Stream>();

  app.get<{ Params: { id: string } }>(
    '/api/v1/checks/:id/events',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params;
      const record = CHECK_ID.test(id) ? await service.checks.find(id) : null;
      if (record === null) return reply.callNotFound();
      // A browser that had the end and comes again is told to stay away.
      if (isOver(record) && request.headers['last-event-id'] === eventId(record)) {
        return reply.code(204).header('cache-control', 'no-store').send();
      }
      const client = clientNetwork(request.ip);
      const ofClient = [...open].filter((stream) => stream.client === client).length;
      if (ofClient >= clientStreams) throw new Refusal('too_many_requests', { retryAfter: 10 });
      if (open.size >= allStreams) throw new Refusal('overloaded', { retryAfter: 10 });
      const stream: Stream = { client, end: () => {} };
      open.add(stream);
      service.metrics.replied(request, 200);
      stream.end = follow(reply, service, record, () => open.delete(stream));
      return reply;
    },
  );
  // A stop lets the reads that run end, and who watches one hears how.
  service.readsEnded.addEventListener('abort', () => {
    for (const { end } of open) end();
  });
}

/** Writes what becomes of a check until it is over or the client is gone. Gives what ends it early. */
function follow(
  reply: FastifyReply,
  { checks, onError }: Service,
  first: CheckRecord,
  onEnd: () => void,
): () => void {
  const { raw } = reply.hijack();
  let said = '';
  let isEnded = false;
  const unwatch = checks.watch(first.id, say);
  const beat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const look = unwatch === null && !isOver(first) ? setInterval(lookAgain, LOOK_MS) : undefined;

  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.on('close', end).on('error', end);
  raw.write('retry: 2000\n\n');
  say(first);
  return end;

  function say(record: CheckRecord): void {
    if (isEnded || eventId(record) === said) return;
    said = eventId(record);
    const name = isOver(record) ? 'end' : 'progress';
    raw.write(`event: ${name}\nid: ${said}\ndata: ${inertJson(checkMembers(record))}\n\n`);
    if (isOver(record)) end();
    else if (raw.writableLength > UNREAD_BYTES) raw.destroy();
  }

  function lookAgain(): void {
    checks.find(first.id).then((record) => (record === null ? end() : say(record)), failed);
  }

  function failed(error: unknown): void {
    onError(error);
    end();
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    unwatch?.();
    clearInterval(beat);
    clearInterval(look);
    if (!raw.writableEnded) raw.end();
    onEnd();
  }
}

function eventId({ state, steps }: CheckRecord): string {
  return `${state}-${steps.length}`;
}
