import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { readOptions } from './read-options.ts';

let close: () => void = () => {};
afterEach(() => close());

/** Reads a server that answers every request with these bytes and hangs up. */
async function readReply(bytes: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.from(bytes, 'latin1')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return judgeHandshake(await readHandshake(`http://127.0.0.1:${port}/mcp`, readOptions()));
}

it.each([
  ['a greeting of another protocol', '220 mail.example ESMTP\r\n'],
  ['a status line with a letter', 'HTTP/1.1 20x OK\r\n\r\n'],
  ['a header without a colon', 'HTTP/1.1 200 OK\r\nnothing\r\n\r\n'],
  ['a length that is no number', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n'],
  [
    'two lengths that differ',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  ],
  ['a bad header after a length', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx y\r\n\r\n{}'],
  ['a switch of protocols that was not asked for', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}'],
])('%s is an answer that is not HTTP, not a lost connection', async (_, bytes) => {
  expect(await readReply(bytes)).toMatchObject({
    status: 'error',
    reason: 'bad_http',
    transient: false,
  });
});

it.each([
  ['a chunk', 'transfer-encoding: chunked\r\n\r\n5\r\nab'],
  ['a body of a known length', 'content-length: 9\r\n\r\nab'],
  ['a chunk, as the last answer', 'connection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'],
  [
    'a body of a known length, as the last answer',
    'connection: close\r\ncontent-length: 9\r\n\r\nab',
  ],
])('%s that is cut off is a connection lost in the middle', async (_, rest) => {
  expect(await readReply(`HTTP/1.1 200 OK\r\n${rest}`)).toMatchObject({
    status: 'error',
    reason: 'body_reset',
    transient: true,
  });
});

it('no byte at all is a lost connection', async () => {
  expect(await readReply('')).toMatchObject({ status: 'unreachable', reason: 'reset' });
});
