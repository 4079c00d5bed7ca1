import { expect, it } from 'vitest';
import { readHandshake } from '../../src/reads/handshake.ts';
import type { Step } from '../neighbourhood/scripted-case.ts';
import { playCase } from '../neighbourhood/scripted-server.ts';
import { readOptions } from './read-options.ts';

const SESSION = 'f00ba4-session-5ecret';
const KEY = 'k3y-in-the-query';
const RESULT = { protocolVersion: '2025-06-18', capabilities: {}, _meta: { session: SESSION } };
const JSON_TYPE = { 'content-type': 'application/json' };

async function recordOf(exchange: Step[], transport: 'sse' | null = null): Promise<string> {
  const server = await playCase({
    n: 0,
    title: '',
    status: '',
    tags: [],
    exchange,
    ...(transport === null ? {} : { transport }),
  });
  try {
    const url = `${server.url}?api_key=${KEY}`;
    return JSON.stringify(await readHandshake(url, readOptions({ transport })));
  } finally {
    await server.close();
  }
}

const opened: Step = {
  on: 'initialize',
  path: '/mcp',
  status: 200,
  headers: { ...JSON_TYPE, 'mcp-session-id': SESSION, server: `node for ${SESSION}` },
  body: `{"jsonrpc":"2.0","id":$ID,"result":${JSON.stringify(RESULT)}}`,
};

it.each([
  ['in a page', `<p>No session ${SESSION} for /mcp?api_key=${KEY}</p>`],
  [
    'in an error',
    `{"jsonrpc":"2.0","id":$ID,"error":{"code":-32001,"message":"No ${SESSION}","data":{"id":"${SESSION}"}}}`,
  ],
])('a session id and a credential that a server repeats %s are not kept', async (_, body) => {
  const refusal: Step = { on: 'tools/list', path: '/mcp', status: 400, body };
  const record = await recordOf([opened, refusal]);
  expect(record).toContain('REDACTED');
  expect(record).not.toContain(SESSION);
  expect(record).not.toContain(KEY);
});

it('what a list returned is kept as it came', async () => {
  const tool = { name: 'echo', description: `${SESSION} in earnest` };
  const body = `{"jsonrpc":"2.0","id":$ID,"result":{"tools":[${JSON.stringify(tool)}]}}`;
  const list: Step = { on: 'tools/list', path: '/mcp', status: 200, body };
  expect(await recordOf([opened, list])).toContain(tool.description);
});

it('the address that an event stream hands out is kept without the values of its query', async () => {
  const stream: Step = {
    on: 'GET',
    path: '/sse',
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: 'event: endpoint\ndata: /m?s=tiny&c=1\n\n',
  };
  const record = await recordOf([stream], 'sse');
  expect(record).toContain('/m?s=REDACTED&c=REDACTED');
  expect(record).not.toContain('tiny');
});
