import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type BlackHole = { port: number; close(): void };

const LISTEN = `
const server = require('node:net').createServer();
server.listen({ port: 0, host: process.argv[1], backlog: 1 }, () => console.log(server.address().port));
`;

/**
 * A loopback address and port that lets a SYN go unanswered, like a dead route: the listener is a
 * stopped process whose queue of connections is full, and the kernel drops what comes then.
 */
export async function createBlackHole(address: string): Promise<BlackHole> {
  const child = spawn(process.execPath, ['-e', LISTEN, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = Number(await firstLine(child));
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  // The kernel queues one connection more than the backlog; the one that stays unanswered is proof.
  while (fillers.length < 8 && (await isAnswered(address, port, fillers))) {}
  return {
    port,
    close() {
      for (const filler of fillers) filler.destroy();
      child.kill('SIGKILL');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read the port from');
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

async function isAnswered(address: string, port: number, fillers: Socket[]): Promise<boolean> {
  const socket = connect({ host: address, port });
  socket.on('error', () => {});
  fillers.push(socket);
  return Promise.race([
    once(socket, 'connect').then(() => true),
    new Promise<boolean>((done) => setTimeout(() => done(false), 400)),
  ]);
}
