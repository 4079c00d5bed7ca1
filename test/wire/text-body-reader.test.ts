import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesOf, messageIn } from '../../src/observation/messages.ts';
import { createTextReader } from '../../src/wire/text-body-reader.ts';

const REPLY = 'data: {"jsonrpc":"2.0","id":1,"result":{}}';
const STREAM = 'text/event-stream';

function read(media: string | null, pieces: readonly string[]) {
  const reader = createTextReader(media);
  let taken = 0;
  for (const piece of pieces) {
    taken += 1;
    if (reader.push(piece)) break;
  }
  reader.end();
  return { taken, ...reader.found() };
}

describe('a whole body as text', () => {
  it('is what came, whatever it is', () => {
    expect(read('application/json', ['{"a"', ':1}'])).toMatchObject({
      taken: 2,
      body: '{"a":1}',
      body_form: 'json',
      reply: null,
    });
    expect(read(null, [])).toMatchObject({ body: '', body_form: 'empty' });
  });

  it('of an event stream is over with its first message', () => {
    const pieces = [
      ': hello\n\n',
      'data: {"jsonrpc":"2.0","method":"x"}\r\n\r\n',
      REPLY,
      '\n',
      '\n',
      'data: more\n\n',
    ];
    expect(read(STREAM, pieces)).toMatchObject({ taken: 5, body: pieces.slice(0, 5).join('') });
  });

  it('of an event stream without a message is all of it', () => {
    expect(read(STREAM, ['data: x\n\n', 'data: y'])).toMatchObject({
      taken: 2,
      body: 'data: x\n\ndata: y',
    });
  });
});

it('any cut of a stream holds the same first message', () => {
  const lines = fc.constantFrom(
    '\n',
    '\r\n',
    '\n\n',
    '\r\n\r\n',
    '\r',
    ': x',
    REPLY,
    'data: 1',
    'x',
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), fc.infiniteStream(fc.nat(7)), (parts, cuts) => {
      const whole = parts.join('');
      const pieces: string[] = [];
      for (let at = 0; at < whole.length; ) {
        const size = (cuts.next().value as number) + 1;
        pieces.push(whole.slice(at, at + size));
        at += size;
      }
      const { body } = read(STREAM, pieces);
      expect(whole.startsWith(body ?? '?')).toBe(true);
      const first = (text: string) =>
        candidatesOf(text, STREAM)
          .map(messageIn)
          .find((message) => message !== null);
      expect(first(body ?? '')).toEqual(first(whole));
    }),
  );
});

it('a large event in small pieces costs what it is long', () => {
  const piece = 'data: {}x\n';
  const reader = createTextReader(STREAM);
  for (let n = 0; n < 200_000; n += 1) reader.push(piece);
  expect(reader.found().body?.length).toBe(200_000 * piece.length);
});
