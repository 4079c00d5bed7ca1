import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser, type SseEvent } from '../../src/wire/sse-parser.ts';
import { createUtf8Decoder } from '../../src/wire/text-decoder.ts';
import { sseReference } from './sse-reference.ts';

function collect() {
  const events: SseEvent[] = [];
  return { events, parser: createSseParser((event) => events.push(event)) };
}

function read(chunks: string[]): SseEvent[] {
  const { events, parser } = collect();
  for (const chunk of chunks) parser.push(chunk);
  parser.close();
  return events;
}

function message(data: string, more: Partial<SseEvent> = {}): SseEvent {
  return { event: 'message', data, id: null, unterminated: false, ...more };
}

describe('events', () => {
  it.each([
    ['LF', 'data: a\ndata: b\n\n'],
    ['CRLF', 'data: a\r\ndata: b\r\n\r\n'],
    ['CR', 'data: a\rdata: b\r\r'],
    ['a mixture', 'data: a\r\ndata: b\r\n\n'],
    ['a BOM first', '\uFEFFdata: a\ndata:b\n\n'],
    ['comments around', ': hi\n\n:\ndata: a\n: in between\ndata: b\n\n: ping\n\n'],
    ['a retry of its own before', 'retry: 3000\n\ndata: a\ndata: b\n\n'],
    ['fields that nobody knows', 'foo: bar\ndata: a\nbaz\ndata: b\n\n'],
  ])('are read with %s', (_, text) => {
    expect(read([text])).toEqual([message('a\nb')]);
  });

  it('take their name and id from any line of the block, and forget them after it', () => {
    const text = 'data: a\nevent: endpoint\nid: 5f1c_0000:7\n\ndata: b\n\nid: no\0pe\ndata: c\n\n';
    expect(read([text])).toEqual([
      message('a', { event: 'endpoint', id: '5f1c_0000:7' }),
      message('b'),
      message('c'),
    ]);
  });

  it('are delivered with empty data too (a priming event), and counted', () => {
    const { events, parser } = collect();
    parser.push('id: 1\ndata:\n\ndata: {}\n\n');
    expect(events).toEqual([message('', { id: '1' }), message('{}')]);
    expect(parser.count).toBe(2);
  });

  it('are whole when a CRLF is split over chunks', () => {
    expect(read(['event: message\r', '\ndata: x\r', '\n\r', '\n'])).toEqual([message('x')]);
    expect(read(['data: x\r', '', '\n', '\r\n', 'data: y\r\n\r', '\n'])).toEqual([
      message('x'),
      message('y'),
    ]);
  });

  it('come out at once when a chunk ends in their last CR', () => {
    const { events, parser } = collect();
    parser.push('data: x\r\r');
    expect(events).toEqual([message('x')]);
    parser.push('\ndata: y\r\n\r');
    expect(events).toEqual([message('x'), message('y')]);
    parser.push('\n');
    parser.close();
    expect(events).toHaveLength(2);
  });

  it('take a BOM only at the very start, and only as one character', () => {
    expect(read(['', '\uFEFF', 'data: a\n\n'])).toEqual([message('a')]);
    expect(read(['\n\uFEFFdata: a\n\ndata: b\n\n'])).toEqual([message('b')]);
    expect(read(['ï»¿data: a\n\ndata: b\n\n'])).toEqual([message('b')]);
  });

  it('survive a missing last blank line, and say so', () => {
    const x = [message('x', { unterminated: true })];
    expect(read(['data: x'])).toEqual(x);
    expect(read(['data: x\n'])).toEqual(x);
    expect(read(['data: x\r\n'])).toEqual(x);
    expect(read(['data: x\r'])).toEqual(x);
    expect(read(['data: x\n\n'])).toEqual([message('x')]);
    expect(read(['event: ping\n'])).toEqual([]);
  });
});

describe('what is pending', () => {
  it('is what close would deliver', () => {
    const { events, parser } = collect();
    expect(parser.pending()).toBeNull();
    parser.push('data: done\n\nevent: message\ndata: {"a"');
    expect(parser.pending()).toEqual(message('{"a"', { unterminated: true }));
    parser.push(':1}');
    expect(parser.pending()).toEqual(message('{"a":1}', { unterminated: true }));
    expect(events).toEqual([message('done')]);
    parser.push('\n\n');
    expect(parser.pending()).toBeNull();
    expect(events).toEqual([message('done'), message('{"a":1}')]);
  });
});

const token = fc.constantFrom(
  ...['data: ', 'data:', 'data', 'x', '{}', '\r', '\n', '\r\n', '\n\n', '\r\r', ':', ': c', ' '],
  ...['event: e', 'event:', 'id: 7', 'id: \0', 'retry: 5', 'retry: x', '\uFEFF', 'ï»¿', 'é', '🎉'],
);
const stream = fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join(''));
const cuts = fc.array(fc.nat(100), { maxLength: 20 });

function cut<T extends { length: number; slice(from: number, to?: number): T }>(
  whole: T,
  places: number[],
): T[] {
  const at = [...new Set(places.map((place) => Math.min(place, whole.length)))].sort(
    (a, b) => a - b,
  );
  return [0, ...at].map((from, index) => whole.slice(from, at[index] ?? whole.length));
}

describe('for any stream', () => {
  it('every chunking gives the events of the standard', () => {
    fc.assert(
      fc.property(stream, cuts, (text, places) => {
        expect(read(cut(text, places))).toEqual(sseReference(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('every chunking of its bytes gives the same', () => {
    fc.assert(
      fc.property(stream, cuts, (text, places) => {
        const { events, parser } = collect();
        const decoder = createUtf8Decoder();
        for (const bytes of cut(Buffer.from(text), places)) parser.push(decoder.decode(bytes));
        parser.push(decoder.end());
        parser.close();
        // Both the decoder and the parser take a BOM off; a second one is nobody's text.
        expect(events).toEqual(sseReference(text.replace(/^\uFEFF/, '')));
      }),
      { numRuns: 1000 },
    );
  });

  it('what is pending after any part of it is what close then delivers', () => {
    fc.assert(
      fc.property(stream, cuts, (text, places) => {
        const { events, parser } = collect();
        for (const chunk of cut(text, places)) parser.push(chunk);
        const pending = parser.pending();
        const before = events.length;
        parser.close();
        expect(events.slice(before)).toEqual(pending === null ? [] : [pending]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('size', () => {
  it('does not matter to one line of 900 KiB in small chunks', () => {
    const data = 'é🎉x'.repeat(230_400);
    const text = `data: ${data}\n\n`;
    const chunks = Array.from({ length: Math.ceil(text.length / 1000) }, (_, index) =>
      text.slice(index * 1000, (index + 1) * 1000),
    );
    expect(read(chunks)).toEqual([message(data)]);
  });

  it('of a text that is no event stream is not waded through, however it is cut', () => {
    const text = `data: a\n\n${'junk\n'.repeat(9_999)}data: b\n\n${'junk\n'.repeat(2)}data: c\n\ndata: d`;
    expect(read([text])).toEqual([message('a'), message('b')]);
    expect(read(cut(text, [3, 500, 49_000, 50_020, 50_030]))).toEqual([message('a'), message('b')]);
    const { parser } = collect();
    parser.push(text);
    expect(parser.pending()).toBeNull();
  });

  // A quadratic parser takes 64 times as long for 8 times as much; the bound leaves room for noise.
  it.each([
    ['one line, a few characters at a time', () => 'xxxx', 10_000],
    ['many lines of one event', () => 'data: x\n', 10_000],
    ['many events', () => 'data: x\n\n', 10_000],
    ['lone CRs', () => '\r', 10_000],
    ['one comment that never ends', () => ':::::::', 10_000],
    ['names without values', () => 'data\r\n', 10_000],
  ])('costs linear time: %s', (_, chunk, times) => {
    const cost = (n: number) => {
      let least = Number.POSITIVE_INFINITY;
      for (let run = 0; run < 3; run += 1) {
        const start = process.cpuUsage();
        const { parser } = collect();
        parser.push('data: ');
        for (let i = 0; i < n; i += 1) parser.push(chunk());
        parser.pending();
        parser.close();
        const { user, system } = process.cpuUsage(start);
        least = Math.min(least, user + system);
      }
      return least;
    };
    cost(times);
    expect(cost(times * 8)).toBeLessThan(Math.max(cost(times), 2000) * 40);
  });
});
