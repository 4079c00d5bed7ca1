import { describe, expect, it } from 'vitest';
import { createReplyFinder, idMatch, kindOf } from '../../src/wire/jsonrpc.ts';

describe('what a message is', () => {
  it.each([
    [{ jsonrpc: '2.0', id: 1, result: {} }, 'response'],
    [{ result: {} }, 'response'],
    [{ error: { code: -32022 } }, 'response'],
    [{ jsonrpc: '2.0', id: 1 }, 'response'],
    [{ jsonrpc: '2.0', id: 'a', method: 'ping' }, 'request'],
    [{ jsonrpc: '2.0', id: null, method: 'x' }, 'notification'],
    [{ jsonrpc: '2.0', method: 'x' }, 'notification'],
    [{ method: 'x', id: 1 }, 'not_jsonrpc'],
    [{ error: 'rate_limited' }, 'not_jsonrpc'],
    [{ protocolVersion: '2025-06-18' }, 'not_jsonrpc'],
    [[], 'not_jsonrpc'],
    [null, 'not_jsonrpc'],
  ])('%j is a %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  it.each([
    [1, 'exact'],
    ['1', 'text'],
    [null, 'none'],
    [undefined, 'none'],
    [0, 'other'],
    [[1], 'other'],
  ])('the id %j stands to 1 as %s', (id, match) => {
    expect(idMatch(id, 1)).toBe(match);
  });
});

describe('the reply among the messages', () => {
  it('is the one with our id; what the server asks on the way is reported', () => {
    const asked: unknown[] = [];
    const finder = createReplyFinder(2, (message) => asked.push(message.method));
    expect(finder.offer({ jsonrpc: '2.0', id: 2, method: 'ping' })).toBe(false);
    expect(finder.offer({ jsonrpc: '2.0', id: 9, result: {} })).toBe(false);
    expect(finder.offer({ type: 'heartbeat' })).toBe(false);
    expect(finder.offer({ jsonrpc: '2.0', id: '2', result: { ok: true } })).toBe(true);
    finder.finish();
    expect(finder.reply).toEqual({ jsonrpc: '2.0', id: '2', result: { ok: true } });
    expect(finder.notes).toEqual(['id_as_string']);
    expect(asked).toEqual(['ping']);
    expect(finder.others.map(({ kind }) => kind)).toEqual(['request', 'response', 'not_jsonrpc']);
  });

  it('may stand under a foreign id when it is alone, and only then', () => {
    const alone = createReplyFinder(2);
    alone.offer({ jsonrpc: '2.0', id: 0, result: {} });
    alone.finish();
    expect(alone.notes).toEqual(['id_mismatch']);
    expect(alone.others).toEqual([]);

    const crowded = createReplyFinder(2);
    crowded.offer({ jsonrpc: '2.0', method: 'notifications/message' });
    crowded.offer({ jsonrpc: '2.0', id: 0, result: {} });
    crowded.finish();
    expect(crowded.reply).toBeNull();
  });

  it('is an error without an id, which can answer nothing else', () => {
    const finder = createReplyFinder(1);
    expect(finder.offer({ jsonrpc: '2.0', id: null, error: { code: -32600 } })).toBe(true);
    expect(finder.notes).toEqual([]);
  });

  it('is taken out of an array, and a null error beside a result does not matter', () => {
    const finder = createReplyFinder(1);
    expect(finder.offer([{ jsonrpc: '2.0', id: 1, result: {}, error: null }])).toBe(true);
    expect(finder.notes).toEqual(['null_error_member', 'array_of_one']);
  });
});
