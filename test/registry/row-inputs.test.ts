import { describe, expect, it } from 'vitest';
import { rowPackages, rowRemotes } from '../../src/registry/row-addresses.ts';

const headersOf = (headers: unknown) =>
  rowRemotes([{ type: 'sse', url: 'https://a.example/', headers }])[0]?.headers;
const packageOf = (fields: object) => rowPackages([{ identifier: 'a', ...fields }])[0];

describe('what a remote wants to be sent', () => {
  it.each([
    [
      [{ name: 'Authorization', isRequired: true, isSecret: true, value: 'Bearer {key}' }],
      [{ name: 'Authorization', value: 'Bearer {key}', required: true, secret: true }],
    ],
    [[{ name: 'X-Key', is_required: true }], [{ name: 'X-Key', required: true }]],
    [[{ name: 'X-Lang', value: 'en' }], [{ name: 'X-Lang', value: 'en' }]],
    [
      [{ name: 'X-Two', value: '{a}/{b}', variables: { a: { default: 'one' } } }],
      [{ name: 'X-Two', value: 'one/{b}' }],
    ],
    [[{ name: 'X-Option', isSecret: true }], [{ name: 'X-Option', secret: true }]],
    [[{ value: 'without a name', isRequired: true }, null, 7, 'x'], undefined],
    ['none', undefined],
  ])('of the headers %j is %j', (headers, expected) => {
    expect(headersOf(headers)).toEqual(expected);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      name: `X-${index}`,
      isRequired: true,
      value: 'v'.repeat(5000),
    }));
    expect(headersOf(many)).toHaveLength(30);
    expect(headersOf(many)?.[0]?.value).toHaveLength(300);
  });
});

describe('what a package is started with', () => {
  it('are its required variables, not the others', () => {
    const environmentVariables = [
      { name: 'API_KEY', isRequired: true, isSecret: true },
      { name: 'LOG_LEVEL', default: 'info' },
    ];
    expect(packageOf({ environmentVariables })?.env).toEqual([
      { name: 'API_KEY', required: true, secret: true },
    ]);
  });

  it('are given values, and a spot where a required one is the user’s', () => {
    const packageArguments = [
      { type: 'positional', value: 'serve' },
      { type: 'named', name: '--transport', value: 'stdio' },
      { type: 'named', name: '--project', isRequired: true },
      { type: 'positional', valueHint: 'folder', isRequired: true },
      { type: 'positional', default: '.', isRequired: true },
      { type: 'named', name: '--verbose' },
      { type: 'named', name: '--port', default: '80' },
      null,
    ];
    expect(packageOf({ packageArguments })?.arguments).toEqual([
      'serve',
      '--transport',
      'stdio',
      '--project',
      '<--project>',
      '<folder>',
      '.',
    ]);
  });

  it('is a transport only where it is not stdio', () => {
    expect(packageOf({ transport: { type: 'stdio' } })).toEqual({
      type: 'unknown',
      identifier: 'a',
    });
    const url = 'http://127.0.0.1:3000/mcp';
    expect(packageOf({ transport: { type: 'streamable-http', url } })).toEqual({
      type: 'unknown',
      identifier: 'a',
      transport: 'streamable-http',
    });
  });
});
