import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { eventStreamText } from './event-stream.ts';
import { ID, messageText } from './messages.ts';
import { edits, mutate, share } from './mutation.ts';

/** What the server does with one request. */
export interface Reply {
  /** The bytes to send to a request with this id. */
  bytes(id: string): Buffer;
  /** Where the bytes are cut into writes, as shares of their length. */
  cuts: number[];
  ending: 'end' | 'keep' | 'reset';
  /** Events that are sent on the event stream that a GET has opened. */
  onStream: string;
}

const STATUS_LINES = [
  'HTTP/1.1 200 OK',
  'HTTP/1.1 202 Accepted',
  'HTTP/1.0 200 OK',
  'HTTP/1.1 200',
  'HTTP/1.1 204 No Content',
  'HTTP/1.1 304 Not Modified',
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK',
  'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\nHTTP/1.1 200 OK',
  'HTTP/1.1 101 Switching Protocols',
  'HTTP/2 200',
  'HTTP/1.1 99 X',
  'HTTP/1.1 999 X',
  'HTTP/1.1 20x OK',
  'ICY 200 OK',
  '',
];
const CODES = [
  301, 302, 303, 307, 308, 400, 401, 402, 403, 404, 405, 406, 410, 411, 415, 429, 500, 502, 503,
  504,
];
const HEADERS = [
  'mcp-session-id: abc',
  'mcp-session-id: \u00e9',
  'mcp-session-id:',
  'retry-after: 0',
  'retry-after: Wed, 21 Oct 2015 07:28:00 GMT',
  'retry-after: -1',
  'location: /mcp',
  'location: //[',
  'location: ',
  'location: http://127.0.0.1:1/login',
  'location: http://169.254.169.254/',
  'location: javascript:alert(1)',
  'www-authenticate: Bearer realm="',
  'www-authenticate: Bearer resource_metadata="http://127.0.0.1:1/"',
  'set-cookie: a=b; Path=/',
  'connection: close',
  'connection: upgrade',
  'keep-alive: timeout=0',
  'date: yesterday',
  'content-type: text/plain',
];
const BAD_HEADERS = [
  'mcp-session-id: \u00e9\u0001',
  'x: \u0000',
  ': no name',
  'no colon',
  ' folded: line',
  `x-long: ${'a'.repeat(70_000)}`,
];
const TYPES = [
  'application/json',
  'text/event-stream',
  'text/event-stream; charset=utf-16',
  'text/html',
  'application/json;;=',
  '*',
  null,
];

const codings: Record<string, (bytes: Buffer) => Buffer> = {
  identity: (bytes) => bytes,
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: (bytes) => zlib.brotliCompressSync(bytes),
  'gzip, br': (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes)),
  // Said, but not so.
  zstd: (bytes) => bytes,
  compress: (bytes) => bytes,
  '': (bytes) => bytes,
};

const zeros = Buffer.alloc(12 * 1024 * 1024);
const bombs: Record<string, Buffer> = {
  gzip: zlib.gzipSync(zeros),
  br: zlib.brotliCompressSync(zeros, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

type Framing = 'length' | 'short' | 'long' | 'chunked' | 'chunks' | 'both' | 'none' | 'bad';

function framed(body: Buffer, framing: Framing): { lines: string[]; body: Buffer } {
  const chunk = (part: Buffer) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
  const lines = (...all: string[]) => ({ lines: all, body });
  switch (framing) {
    case 'length':
      return lines(`content-length: ${body.length}`);
    case 'short':
      return lines(`content-length: ${Math.max(0, body.length - 7)}`);
    case 'long':
      return lines(`content-length: ${body.length + 99}`);
    case 'bad':
      return lines('content-length: -5', 'content-length: 0x1');
    case 'none':
      return lines();
    case 'both':
      return lines('transfer-encoding: chunked', `content-length: ${body.length}`);
    case 'chunked':
      return lines('transfer-encoding: chunked');
    case 'chunks': {
      const half = Math.ceil(body.length / 2);
      const parts = [body.subarray(0, half), body.subarray(half)].filter((part) => part.length > 0);
      const end = Buffer.from('0\r\ntrailer: x\r\n\r\n');
      return {
        lines: ['transfer-encoding: chunked'],
        body: Buffer.concat([...parts.map(chunk), end]),
      };
    }
  }
}

const http = fc
  .record({
    statusLine: fc.oneof(
      { weight: 6, arbitrary: fc.constant('HTTP/1.1 200 OK') },
      { weight: 2, arbitrary: fc.constantFrom(...CODES).map((code) => `HTTP/1.1 ${code} X`) },
      fc.constantFrom(...STATUS_LINES),
    ),
    type: fc.constantFrom(...TYPES),
    headers: fc.array(
      fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...HEADERS) },
        fc.constantFrom(...BAD_HEADERS),
      ),
      { maxLength: 3 },
    ),
    coding: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      fc.constantFrom(...Object.keys(codings)),
    ),
    bomb: fc.oneof({ weight: 60, arbitrary: fc.constant(null) }, fc.constantFrom('gzip', 'br')),
    body: fc.oneof(
      { weight: 4, arbitrary: messageText },
      { weight: 4, arbitrary: eventStreamText },
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constant('<!doctype html><title>x</title>'),
      fc.constant(''),
    ),
    framing: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Framing>('length', 'chunks', 'none') },
      fc.constantFrom<Framing>('short', 'long', 'chunked', 'both', 'bad'),
    ),
    textEdits: edits,
    codedEdits: edits,
    wholeEdits: edits,
  })
  .map((made) => (id: string) => {
    const text = mutate(Buffer.from(made.body.replaceAll(ID, id)), made.textEdits);
    const bomb = made.bomb === null ? undefined : bombs[made.bomb];
    const coded = bomb ?? codings[made.coding ?? 'identity']?.(text) ?? text;
    const coding = made.bomb ?? made.coding;
    const { lines, body } = framed(mutate(coded, made.codedEdits), made.framing);
    const head = [
      made.statusLine,
      ...(made.type === null ? [] : [`content-type: ${made.type}`]),
      ...(coding === null ? [] : [`content-encoding: ${coding}`]),
      ...made.headers,
      ...lines,
      '',
      '',
    ].join('\r\n');
    return mutate(Buffer.concat([Buffer.from(head, 'latin1'), body]), made.wholeEdits);
  });

const garbage = fc.uint8Array({ maxLength: 300 }).map((bytes) => () => Buffer.from(bytes));

/** What a server may send back, from all but right to noise. */
export const reply: fc.Arbitrary<Reply> = fc
  .record({
    bytes: fc.oneof({ weight: 12, arbitrary: http }, garbage),
    cuts: fc.array(share, { maxLength: 3 }),
    ending: fc.oneof(
      { weight: 12, arbitrary: fc.constant('end' as const) },
      { weight: 3, arbitrary: fc.constant('keep' as const) },
      fc.constant('reset' as const),
    ),
    onStream: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, eventStreamText),
  })
  .map((made) => ({
    ...made,
    [fc.toStringMethod]: () =>
      JSON.stringify({
        bytes: made.bytes('1').subarray(0, 2000).toString('latin1'),
        cuts: made.cuts,
        ending: made.ending,
        onStream: made.onStream,
      }),
  }));
