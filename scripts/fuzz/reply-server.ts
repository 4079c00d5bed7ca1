import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ID } from './messages.ts';
import type { Reply } from './replies.ts';

export interface ReplyServer {
  url: string;
  /** From now on requests get these replies in turn, and then the last of them. */
  play(replies: readonly Reply[]): void;
  close(): Promise<void>;
}

/** A loopback server that answers each request with the bytes it was given, whatever they are. */
export async function startReplyServer(): Promise<ReplyServer> {
  const sockets = new Set<Socket>();
  let script: readonly Reply[] = [];
  let served = 0;
  let stream: Socket | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let pending = '';
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (let end = requestEnd(pending); end > 0; end = requestEnd(pending)) {
        const next = script[Math.min(served, script.length - 1)];
        served += 1;
        if (next !== undefined) {
          const id = idOf(pending.slice(0, end));
          void answer(socket, next, id);
          if (pending.startsWith('GET')) stream = socket;
          else if (stream?.writable) stream.write(next.onStream.replaceAll(ID, id));
        }
        pending = pending.slice(end);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
    play(replies) {
      for (const socket of sockets) socket.destroy();
      script = replies;
      served = 0;
      stream = null;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, reply: Reply, id: string): Promise<void> {
  const bytes = reply.bytes(id);
  const cuts = reply.cuts.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  let from = 0;
  for (const to of [...cuts, bytes.length]) {
    if (socket.destroyed) return;
    if (to > from) socket.write(bytes.subarray(from, to));
    from = to;
    if (to < bytes.length) await sleep(1);
  }
  if (reply.ending === 'end') socket.end();
  else if (reply.ending === 'reset') socket.resetAndDestroy();
}

/** Where the first request ends, or 0 while it is not whole. */
function requestEnd(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + 4 + Number(length);
  return end <= text.length ? end : 0;
}

function idOf(request: string): string {
  return /"id":(\d+|"[^"]*")/.exec(request)?.[1] ?? 'null';
}
