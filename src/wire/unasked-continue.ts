import type { Socket } from 'node:net';

const START = Buffer.from('HTTP/1.1 100');
const END = Buffer.from('\r\n\r\n');

/**
 * Leaves out each `100 Continue` that a server sends without being asked: a client has to read past it
 * (RFC 9110, 15.2), and undici ends the connection instead.
 */
export function skipContinue<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket);
  socket.read = (size) => {
    for (;;) {
      const chunk: Buffer | null = read(size);
      const rest = chunk === null ? null : withoutContinue(chunk);
      if (rest === null || rest.length > 0) return rest;
    }
  };
  return socket;
}

function withoutContinue(chunk: Buffer): Buffer {
  let rest = chunk;
  while (rest[9] === 0x31 && rest.subarray(0, START.length).equals(START)) {
    const end = rest.indexOf(END);
    if (end < 0) return rest;
    rest = rest.subarray(end + END.length);
  }
  return rest;
}
