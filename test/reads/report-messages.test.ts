import { expect, it } from 'vitest';
import { reported } from './reported.ts';

const event = (message: unknown) => `event: message\ndata: ${JSON.stringify(message)}\n\n`;

it('answers what a server asks as a client without capabilities does, and notes it', async () => {
  const asked = ['ping', 'sampling/createMessage', 'roots/list', 'elicitation/create'];
  const { served, server } = await reported({
    rpc: {
      'tools/list': ({ body }) => ({
        headers: { 'content-type': 'text/event-stream' },
        body:
          asked.map((method, id) => event({ jsonrpc: '2.0', id: `s${id}`, method })).join('') +
          event({ jsonrpc: '2.0', method: 'notifications/message', params: {} }) +
          event({ jsonrpc: '2.0', id: body.id, result: { tools: [] } }),
      }),
    },
  });
  expect(served.serverRequests).toEqual(
    asked.map((method) => ({ method, during: 'tools/list', how: 'stream' })),
  );
  const answers = server.asked.filter(({ http, method }) => http === 'POST' && method === null);
  expect(
    answers.map(({ body }) => body).sort((a, b) => String(a.id).localeCompare(String(b.id))),
  ).toEqual([
    { jsonrpc: '2.0', id: 's0', result: {} },
    ...['s1', 's2', 's3'].map((id) => ({
      jsonrpc: '2.0',
      id,
      error: { code: -32601, message: 'Method not found' },
    })),
  ]);
  expect(served.lists.tools.state).toBe('whole');
});

it('notes what a result wants of the client', async () => {
  const tool = {
    name: 'get_it',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true },
  };
  const { served, server } = await reported({
    rpc: {
      'tools/list': { result: { tools: [tool] } },
      'tools/call': {
        result: {
          resultType: 'input_required',
          inputRequests: { a: { method: 'elicitation/create', params: {} }, b: null },
          requestState: 'x',
        },
      },
    },
  });
  expect(served.serverRequests).toEqual([
    { method: 'elicitation/create', during: 'tools/call', how: 'input_required' },
  ]);
  expect(server.count('tools/call')).toBe(1);
});

it('takes the texts of results that a model would be given, of every kind', async () => {
  const tool = (name: string) => ({
    name,
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true },
  });
  const { served } = await reported({
    rpc: {
      'tools/list': { result: { tools: [tool('get_a'), tool('get_b')] } },
      'tools/call': ({ params }) =>
        params.name === 'get_a'
          ? {
              result: {
                content: [
                  { type: 'text', text: 'one' },
                  { type: 'image', data: 'AAAA', mimeType: 'image/png' },
                  { type: 'resource', resource: { uri: 'x://a', text: 'two' } },
                  { type: 'resource_link', uri: 'x://b', name: 'three', description: 'four' },
                  null,
                  { type: 'text', text: 5 },
                ],
                structuredContent: { never: 'shown beside text' },
              },
            }
          : { result: { isError: true, content: [], structuredContent: { told: 'six' } } },
    },
  });
  expect(served.calls.map(({ texts, isError }) => ({ texts, isError }))).toEqual([
    { texts: ['one', 'two', 'three', 'four'], isError: false },
    { texts: ['{"told":"six"}'], isError: true },
  ]);
});
