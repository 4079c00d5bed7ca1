import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { readOptions } from './read-options.ts';

const RESULTS: Record<string, unknown> = {
  initialize: { protocolVersion: '2025-06-18', capabilities: {} },
  'tools/list': { tools: [{ name: 'echo', description: 'HTTP/1.1 100 Continue' }] },
};

/** Reads a server that sends these bytes before each answer. */
async function readBehind(before: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const { id, method } = JSON.parse(chunk.toString().split('\r\n\r\n')[1] ?? '{}');
      const body = JSON.stringify({ jsonrpc: '2.0', id, result: RESULTS[method] });
      const head = id === undefined ? '202 Accepted' : '200 OK\r\ncontent-type: application/json';
      const text = id === undefined ? '' : body;
      socket.write(`${before}HTTP/1.1 ${head}\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return judgeHandshake(await readHandshake(`http://127.0.0.1:${port}/mcp`, readOptions()));
  } finally {
    server.close();
  }
}

it.each([
  ['a 100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['two of them', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 100 \r\nx: y\r\n\r\n'],
  ['early hints', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'],
  ['a word that it is at work', 'HTTP/1.1 102 Processing\r\n\r\n'],
])('%s that nobody asked for is read past', async (_, before) => {
  expect(await readBehind(before)).toMatchObject({
    status: 'ok',
    tools: [{ name: 'echo', description: 'HTTP/1.1 100 Continue' }],
  });
});
