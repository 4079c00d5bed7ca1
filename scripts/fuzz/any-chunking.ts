import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createReplyReader } from '../../src/wire/reply-reader.ts';
import { createSseParser, type SseEvent } from '../../src/wire/sse-parser.ts';
import { createUtf8Decoder } from '../../src/wire/text-decoder.ts';
import { eventStreamText } from './event-stream.ts';
import { ID } from './messages.ts';
import { edits, mutate, share } from './mutation.ts';

const stream = fc
  .tuple(eventStreamText, edits)
  .map(([text, changes]) => mutate(Buffer.from(text.replaceAll(ID, '1')), changes));
const cuts = fc.oneof(fc.constant('every byte' as const), fc.array(share, { maxLength: 12 }));

/** However an event stream is cut into chunks, it holds the same events and the same reply. */
export async function anyChunking() {
  const property = fc.property(stream, cuts, (bytes, shares) => {
    const chunks = cut(bytes, shares);
    assert.deepEqual(eventsOf(chunks), eventsOf([bytes]));
    assert.deepEqual(foundIn(chunks), foundIn([bytes]));
  });
  return { property, close: async () => {} };
}

function cut(bytes: Buffer, shares: 'every byte' | number[]): Buffer[] {
  if (shares === 'every byte') return [...bytes].map((byte) => Buffer.from([byte]));
  const places = shares.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length));
}

function texts(chunks: Buffer[]): string[] {
  const decoder = createUtf8Decoder();
  return [...chunks.map((chunk) => decoder.decode(chunk)), decoder.end()];
}

function eventsOf(chunks: Buffer[]): { events: SseEvent[]; count: number } {
  const events: SseEvent[] = [];
  const parser = createSseParser((event) => events.push(event));
  for (const text of texts(chunks)) parser.push(text);
  parser.close();
  return { events, count: parser.count };
}

/** As a response is read: nothing more is pushed once the reply is there. */
function foundIn(chunks: Buffer[]) {
  const reader = createReplyReader(1, 'text/event-stream');
  for (const text of texts(chunks)) if (reader.push(text)) break;
  reader.end();
  const { reply, reply_form, endpoint } = reader.found();
  return { reply, reply_form, endpoint };
}
