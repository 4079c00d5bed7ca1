import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { readOptions } from './read-options.ts';

interface Post {
  id: number | undefined;
  method: string;
  result: unknown;
  response: ServerResponse;
  stream: ServerResponse;
}

const RESULTS: Record<string, unknown> = {
  initialize: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: {} },
  'tools/list': { tools: [{ name: 'echo' }] },
};

const say = (stream: ServerResponse, message: unknown) =>
  stream.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
const reply = ({ id, result, stream }: Post) => {
  if (id !== undefined) say(stream, { jsonrpc: '2.0', id, result });
};
const fail = ({ id, stream }: Post, error: object) => {
  if (id !== undefined) say(stream, { jsonrpc: '2.0', id: null, error });
};

/** Reads a server of the old transport that treats each message like this. */
async function read(answer: (post: Post) => unknown) {
  let stream: ServerResponse;
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
      stream.write('event: endpoint\ndata: /m?sessionId=abc\n\n');
      return;
    }
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { id, method } = JSON.parse(text);
      void answer({ id, method, result: RESULTS[method], response, stream });
    });
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('close', () => {
      connections -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sse`;
    const observation = await readHandshake(url, readOptions({ transport: 'sse' }));
    const { status, reason } = judgeHandshake(observation);
    for (let tries = 0; connections > 0 && tries < 100; tries += 1) await sleep(20);
    return { status, reason, connections };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe.concurrent('over the event stream of the old transport', () => {
  it.each<[string, (post: Post) => unknown]>([
    [
      'before its POST is answered',
      async (post) => {
        reply(post);
        await sleep(100);
        post.response.writeHead(202).end('Accepted');
      },
    ],
    [
      'after a 204',
      (post) => {
        post.response.writeHead(204).end();
        reply(post);
      },
    ],
    [
      'after JSON that is no message',
      (post) => {
        post.response.writeHead(200, JSON_TYPE).end('{"status":"accepted"}');
        reply(post);
      },
    ],
    [
      'after a message that answers nobody',
      (post) => {
        post.response.writeHead(200, JSON_TYPE).end('{"jsonrpc":"2.0","id":null,"result":{}}');
        reply(post);
      },
    ],
    [
      'under its id as text, in an array',
      (post) => {
        post.response.writeHead(202).end();
        const { id, result, stream } = post;
        if (id !== undefined) say(stream, [{ jsonrpc: '2.0', id: String(id), result }]);
      },
    ],
    [
      'after a ping and a reply to somebody else',
      (post) => {
        post.response.writeHead(202).end();
        if (!(post.method in RESULTS)) return;
        say(post.stream, { jsonrpc: '2.0', id: 'p', method: 'ping' });
        say(post.stream, { jsonrpc: '2.0', id: 'x', result: {} });
        reply(post);
      },
    ],
  ])('a reply is taken %s', async (_, answer) => {
    expect(await read(answer)).toEqual({ status: 'ok', reason: null, connections: 0 });
  });

  it.each<[string, (post: Post) => unknown, string, string]>([
    [
      'an error without an id',
      (post) => {
        post.response.writeHead(202).end();
        fail(post, { code: -32603, message: 'broken' });
      },
      'error',
      'initialize_error',
    ],
    [
      'an error that asks for credentials',
      (post) => {
        post.response.writeHead(202).end();
        fail(post, { code: -32001, message: 'Missing API key' });
      },
      'auth_required',
      'auth_error_reply',
    ],
    [
      'a stream that ends instead of a reply',
      (post) => {
        post.response.writeHead(202).end();
        if (post.method === 'tools/list') post.stream.end();
        else reply(post);
      },
      'error',
      'body_reset',
    ],
  ])('%s is told', async (_, answer, status, reason) => {
    expect(await read(answer)).toEqual({ status, reason, connections: 0 });
  });
});
