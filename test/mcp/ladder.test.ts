import { describe, expect, it } from 'vitest';
import { firstRung, LADDER, nextRung } from '../../src/mcp/ladder.ts';
import type { Answer } from '../../src/observation/answer.ts';

describe('the ladder of the handshake', () => {
  it('begins with initialize, and with the stream where one is declared', () => {
    expect(LADDER.handshake.version).toBe('2024-11-05');
    expect(firstRung('handshake', null)).toBe('streamable');
    expect(firstRung('handshake', 'http')).toBe('streamable');
    expect(firstRung('handshake', 'sse')).toBe('sse');
  });

  it.each<[Answer, string | null]>([
    ['opened', null],
    ['gate', null],
    ['throttled', null],
    ['server_error', null],
    ['no_answer', null],
    ['other', null],
    ['modern_refusal', 'modern'],
    ['old_transport', 'sse'],
    ['endpoint_event', 'sse'],
  ])('after %s to initialize comes %s', (answer, next) => {
    expect(nextRung('handshake', ['streamable'], answer)).toBe(next);
  });

  it('climbs no rung twice', () => {
    expect(nextRung('handshake', ['sse'], 'no_stream')).toBe('streamable');
    expect(nextRung('handshake', ['sse', 'streamable'], 'old_transport')).toBeNull();
    expect(nextRung('handshake', ['streamable', 'sse'], 'no_stream')).toBeNull();
  });
});
