import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handshakeJson, jsonDocument } from '../../src/render/json.ts';
import { hostileText } from './hostile.ts';
import { judgement } from './judgement.ts';

describe('a handshake as JSON', () => {
  it('has the members that others rely on, in their order', () => {
    const parsed = JSON.parse(handshakeJson(judgement()));
    expect(Object.keys(parsed)).toEqual([
      'endpoint',
      'status',
      'reason',
      'http_status',
      'latency_ms',
      'era',
      'protocol_version',
      'server_info',
      'tools',
      'pages',
      'requests',
    ]);
    expect(parsed.tools).toEqual([
      { name: 'echo', description: 'Says it back' },
      { name: 'add', description: null },
    ]);
  });

  it('keeps a row for every tool, whatever the server put into its list', () => {
    const { tools } = JSON.parse(
      handshakeJson(judgement({ tools: [null, 7, 'x', [], { name: 5, description: {} }] })),
    );
    expect(tools).toEqual(Array(5).fill({ name: null, description: null }));
  });

  it('has an empty list of tools where none was read', () => {
    const json = handshakeJson(judgement({ status: 'auth_required', tools: null }));
    expect(JSON.parse(json).tools).toEqual([]);
  });
});

describe('a JSON document', () => {
  it('ends in a line end and shows no hidden character', () => {
    expect(jsonDocument({ a: '\u202e\u{e0041}\u009b##[error]' })).toBe(
      '{\n  "a": "\\u202e\\udb40\\udc41\\u009b##\\u005berror]"\n}\n',
    );
  });

  it('says the same as before it was made printable', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const json = jsonDocument({ [text]: text });
        expect(JSON.parse(json)).toEqual({ [text]: text });
        expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|##\[/);
      }),
      { numRuns: 1000 },
    );
  });
});
