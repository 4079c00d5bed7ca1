import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourcesToRead, toolsToCall } from '../../src/observation/read-only-call.ts';
import { contradictsReadOnly } from '../../src/observation/read-only-name.ts';

const tool = (own: Record<string, unknown>) => ({
  name: 'get_it',
  inputSchema: { type: 'object' },
  annotations: { readOnlyHint: true },
  ...own,
});

describe('a tool is called', () => {
  it.each([
    ['with an empty schema', tool({ inputSchema: {} })],
    ['with optional parameters', tool({ inputSchema: { type: 'object', properties: { a: {} } } })],
    ['when nothing is required', tool({ inputSchema: { type: 'object', required: [] } })],
    ['with other hints', tool({ annotations: { readOnlyHint: true, openWorldHint: true } })],
    [
      'that is said not to destroy',
      tool({ annotations: { readOnlyHint: true, destructiveHint: false } }),
    ],
    ['that may run as a task', tool({ execution: { taskSupport: 'optional' } })],
  ])('%s', (_, one) => expect(toolsToCall([one])).toEqual(['get_it']));
});

describe('a tool is let be', () => {
  it.each([
    ['without a hint', tool({ annotations: {} })],
    ['without annotations', tool({ annotations: undefined })],
    ['with a hint that is not true', tool({ annotations: { readOnlyHint: 1 } })],
    [
      'that claims to destroy',
      tool({ annotations: { readOnlyHint: true, destructiveHint: true } }),
    ],
    ['without a schema', tool({ inputSchema: undefined })],
    ['with a schema that is a list', tool({ inputSchema: [] })],
    ['with a schema of another type', tool({ inputSchema: { type: 'string' } })],
    ['with a required parameter', tool({ inputSchema: { type: 'object', required: ['a'] } })],
    ['with a required member that is no list', tool({ inputSchema: { required: 'a' } })],
    ['that wants some member', tool({ inputSchema: { type: 'object', minProperties: 1 } })],
    ['that may want more', tool({ inputSchema: { type: 'object', $ref: '#/$defs/a' } })],
    ['that has to run as a task', tool({ execution: { taskSupport: 'required' } })],
    ['whose name contradicts it', tool({ name: 'delete_it' })],
    ['without a name', tool({ name: '' })],
    ['with a name too long to be one', tool({ name: `${'a'.repeat(130)}` })],
    ['that is none', 'get_it'],
  ])('%s', (_, one) => expect(toolsToCall([one])).toEqual([]));

  it('whose name another one shares', () => {
    const other = { name: 'get_it', description: 'Deletes it.' };
    expect(toolsToCall([tool({}), other])).toEqual([]);
    expect(toolsToCall([other, tool({})])).toEqual([]);
  });
});

it('never more than two are called, and only such as say that they read', () => {
  const any = fc.record(
    {
      name: fc.constantFrom('get_a', 'get_b', 'list_c', 'delete_d', 'send_e', ''),
      inputSchema: fc.constantFrom({ type: 'object' }, {}, { required: ['x'] }, null),
      annotations: fc.record(
        { readOnlyHint: fc.boolean(), destructiveHint: fc.boolean() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['name'] },
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (tools) => {
      const called = toolsToCall(tools);
      expect(called.length).toBeLessThanOrEqual(2);
      for (const name of called) {
        const named = tools.filter((one) => one.name === name);
        expect(named).toHaveLength(1);
        expect(named[0]?.annotations?.readOnlyHint).toBe(true);
        expect(named[0]?.annotations?.destructiveHint).not.toBe(true);
        expect(contradictsReadOnly(name)).toBe(false);
      }
    }),
  );
});

it('the first two texts are read, each once', () => {
  const resource = (uri: unknown, mimeType: unknown) => ({ uri, name: 'x', mimeType });
  expect(
    resourcesToRead([
      null,
      resource('a://image', 'image/png'),
      resource('a://json', 'application/json'),
      resource('a://one', 'TEXT/plain'),
      resource('a://one', 'text/html'),
      resource(5, 'text/plain'),
      resource('', 'text/plain'),
      resource('a://none', undefined),
      resource('a://two', 'text/html;profile=mcp-app'),
      resource('a://three', 'text/plain'),
    ]),
  ).toEqual(['a://one', 'a://two']);
});
