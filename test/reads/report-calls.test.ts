import { describe, expect, it } from 'vitest';
import { reported } from './reported.ts';

const schema = { type: 'object', properties: {} };
const readOnly = (name: string, own: Record<string, unknown> = {}) => ({
  name,
  inputSchema: schema,
  annotations: { readOnlyHint: true },
  ...own,
});

const tools = [
  { name: 'unmarked', inputSchema: schema },
  { name: 'writes', inputSchema: schema, annotations: { readOnlyHint: false } },
  readOnly('delete_all'),
  readOnly('claims_both', { annotations: { readOnlyHint: true, destructiveHint: true } }),
  readOnly('needs_input', { inputSchema: { ...schema, required: ['id'] } }),
  readOnly('may_need', { inputSchema: { ...schema, anyOf: [{ required: ['id'] }] } }),
  readOnly('as_task', { execution: { taskSupport: 'required' } }),
  readOnly('twice'),
  { name: 'twice', inputSchema: schema },
  readOnly('hint_as_text', { annotations: { readOnlyHint: 'true' } }),
  null,
  readOnly('get_status'),
  readOnly('list_items', { inputSchema: { ...schema, required: [] } }),
  readOnly('get_third'),
];
const resources = [
  { uri: 'x://image', name: 'image', mimeType: 'image/png' },
  { uri: 'x://one', name: 'one', mimeType: 'text/plain' },
  { uri: 'x://none', name: 'none' },
  { uri: 'x://two', name: 'two', mimeType: 'text/markdown; charset=utf-8' },
  { uri: 'x://three', name: 'three', mimeType: 'text/html' },
];
const text = (value: string) => ({ content: [{ type: 'text', text: value }] });

/** All that a report may ever ask of a server. */
const HARMLESS = [
  'server/discover',
  'initialize',
  'notifications/initialized',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'tools/call',
  'resources/read',
];

describe('what a report calls', () => {
  it('is the first two tools marked read-only that need nothing, once each, without arguments', async () => {
    const { server, served } = await reported({
      capabilities: { tools: {}, resources: {} },
      rpc: {
        'tools/list': { result: { tools } },
        'resources/list': { result: { resources } },
        'resources/templates/list': { result: { resourceTemplates: [] } },
        'tools/call': ({ params }) => ({ result: text(`called ${params.name}`) }),
        'resources/read': ({ params }) => ({
          result: { contents: [{ uri: params.uri, text: `read ${params.uri}` }] },
        }),
      },
    });
    const called = server.asked.filter(({ method }) => method === 'tools/call');
    expect(called.map(({ params }) => params)).toEqual([
      { name: 'get_status', arguments: {} },
      { name: 'list_items', arguments: {} },
    ]);
    const read = server.asked.filter(({ method }) => method === 'resources/read');
    expect(read.map(({ params }) => params)).toEqual([{ uri: 'x://one' }, { uri: 'x://two' }]);
    expect(served.calls.map(({ tool, texts }) => ({ tool, texts }))).toEqual([
      { tool: 'get_status', texts: ['called get_status'] },
      { tool: 'list_items', texts: ['called list_items'] },
    ]);
    expect(served.reads.map(({ uri, texts }) => ({ uri, texts }))).toEqual([
      { uri: 'x://one', texts: ['read x://one'] },
      { uri: 'x://two', texts: ['read x://two'] },
    ]);
    for (const { http, method } of server.asked) {
      expect(['POST', 'GET']).toContain(http);
      if (http === 'POST') expect(HARMLESS).toContain(method);
    }
  });

  const payTo = { x402Version: 1, accepts: [{ scheme: 'exact', network: 'base' }] };
  const payments = {
    'HTTP 402': { status: 402, body: { error: 'pay', ...payTo } },
    'a 402 with a header': {
      status: 402,
      headers: { 'payment-required': Buffer.from(JSON.stringify(payTo)).toString('base64') },
    },
    'a result of x402': { result: { isError: true, structuredContent: payTo, content: [] } },
    'a result in text': {
      result: { isError: true, content: [{ type: 'text', text: JSON.stringify(payTo) }] },
    },
    'an error 402': { error: { code: 402, message: 'Payment required', data: payTo } },
    'an error of MPP': {
      error: { code: -32042, message: 'pay', data: { httpStatus: 402, challenges: [{ id: 'a' }] } },
    },
  };

  it.each(Object.entries(payments))('is never paid for: %s', async (_, answer) => {
    const { server, served } = await reported({
      rpc: {
        'tools/list': { result: { tools: [readOnly('get_price'), readOnly('get_quote')] } },
        'tools/call': answer,
      },
    });
    expect(server.count('tools/call')).toBe(2);
    for (const { body, headers } of server.asked) {
      expect(JSON.stringify(body)).not.toMatch(/payment|credential/i);
      expect(Object.keys(headers).join()).not.toMatch(/payment|authorization|cookie/i);
    }
    const first = served.payments.filter(({ tool }) => tool === 'get_price');
    expect(first.length).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(first.map(({ value }) => value))).toMatch(/accepts|challenges/);
    expect(served.payments.map(({ tool }) => tool)).toContain('get_quote');
  });

  it('is no payment where a server asks for a visit', async () => {
    const data = { elicitations: [{ mode: 'url', url: 'https://a.example' }] };
    const { served } = await reported({
      rpc: {
        'tools/list': { result: { tools: [readOnly('get_it')] } },
        'tools/call': { error: { code: -32042, message: 'visit', data } },
      },
    });
    expect(served.payments).toEqual([]);
    expect(served.calls[0]).toMatchObject({ answered: false, texts: ['visit'] });
  });

  it.each([
    ['is hung up on', { hangUp: true }],
    ['is throttled', { status: 429, headers: { 'retry-after': '0' } }],
    ['fails', { status: 500, body: 'oops' }],
    ['is led on', { status: 307, headers: { location: '/mcp' } }],
  ] as const)('is not called again when it %s', async (_, answer) => {
    const { server } = await reported({
      rpc: {
        'tools/list': { result: { tools: [readOnly('get_it')] } },
        'tools/call': answer,
      },
    });
    expect(server.count('tools/call')).toBe(1);
  });
});
