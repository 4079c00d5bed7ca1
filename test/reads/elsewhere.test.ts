import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import type { Step } from '../neighbourhood/scripted-case.ts';
import { playCase } from '../neighbourhood/scripted-server.ts';
import { readOptions } from './read-options.ts';

let contacts = 0;
const other = createServer((socket) => {
  contacts += 1;
  socket.destroy();
});
let target = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  target = `127.0.0.1:${(other.address() as AddressInfo).port}`;
});
beforeEach(() => {
  contacts = 0;
});
afterAll(() => new Promise((resolve) => other.close(resolve)));

async function judged(exchange: Step[], transport: 'sse' | null) {
  const server = await playCase({ n: 0, title: '', status: '', tags: [], exchange });
  try {
    const observation = await readHandshake(server.url, readOptions({ transport }));
    const { status, reason, redirect_target } = judgeHandshake(observation);
    return { status, reason, redirect_target };
  } finally {
    await server.close();
  }
}

it.each([301, 302, 303, 307, 308])(
  'a %i to another origin contacts nobody there',
  async (status) => {
    const location = `http://${target}/mcp`;
    const step: Step = { on: 'initialize', path: '/mcp', status, headers: { location } };
    expect(await judged([step], null)).toEqual({
      status: 'error',
      reason: 'redirect_refused',
      redirect_target: location,
    });
    expect(contacts).toBe(0);
  },
);

it.each(['http://', '//', 'http:\\\\'])(
  'an endpoint event with %s and another origin contacts nobody there',
  async (prefix) => {
    const stream: Step = {
      on: 'GET',
      path: '/sse',
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: `event: endpoint\ndata: ${prefix}${target}/m\n\n`,
    };
    expect(await judged([stream], 'sse')).toEqual({ status: 'error', reason: 'endpoint_refused' });
    expect(contacts).toBe(0);
  },
);

it('a redirected stream that leaves its origin contacts nobody there', async () => {
  const step: Step = {
    on: 'GET',
    path: '/sse',
    status: 302,
    headers: { location: `http://${target}/sse` },
  };
  const post: Step = { on: 'initialize', path: '/sse', status: 405 };
  expect(await judged([step, post], 'sse')).toMatchObject({
    status: 'error',
    reason: 'redirect_refused',
  });
  expect(contacts).toBe(0);
});
