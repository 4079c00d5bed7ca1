import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDecoder } from '../../src/wire/decoder.ts';
import { WireError } from '../../src/wire/wire-error.ts';
import { decodeChunks } from './decode-chunks.ts';
import { rawBlock, runBlock, ZSTD_MAGIC, zstdFrame, zstdHeader } from './zstd-frames.ts';

const ENCODE: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => zlib.gzipSync(body),
  'x-gzip': (body) => zlib.gzipSync(body),
  deflate: (body) => zlib.deflateSync(body),
  br: (body) => zlib.brotliCompressSync(body),
};

const REPLY = '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"日本 🎉"}]}}';
/** A reply as a zstd encoder writes it, with a content size and compressed blocks. */
const ZSTD_REPLY = Buffer.from(
  '28b52ffd208b5904007b226a736f6e727063223a22322e30222c226964223a312c22726573756c74223a7b2270726f746f636f6c56657273696f6e223a22323032352d30362d3138222c226361706162696c6974696573223a7b22746f6f6c73223a7b7d7d2c22736572766572496e666f223a7b226e616d65223a226678222c2276657273696f6e223a22312e302e30227d7d7d',
  'hex',
);

function bytewise(body: Buffer): Buffer[] {
  return Array.from(body, (byte) => Buffer.from([byte]));
}

function pieces(body: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
}

describe('content codings', () => {
  it.each(Object.keys(ENCODE))('%s is undone, whole and byte by byte', async (coding) => {
    const body = ENCODE[coding]?.(Buffer.from(REPLY)) ?? Buffer.alloc(0);
    for (const chunks of [[body], bytewise(body)]) {
      const decoded = await decodeChunks(coding, chunks);
      expect(decoded.error).toBeNull();
      expect(decoded.bytes.toString()).toBe(REPLY);
      expect(decoded.bytesWire).toBe(body.length);
      expect(decoded.bytesDecoded).toBe(Buffer.byteLength(REPLY));
    }
  });

  it('raw deflate passes for deflate', async () => {
    const decoded = await decodeChunks('deflate', bytewise(zlib.deflateRawSync(REPLY)));
    expect(decoded.bytes.toString()).toBe(REPLY);
  });

  it('zstd is undone, whole and byte by byte', async () => {
    for (const chunks of [[ZSTD_REPLY], bytewise(ZSTD_REPLY)]) {
      const decoded = await decodeChunks('zstd', chunks);
      expect(decoded.error).toBeNull();
      expect(JSON.parse(decoded.bytes.toString())).toMatchObject({ id: 1 });
    }
    expect((await decodeChunks('zstd', bytewise(zstdFrame(REPLY)))).bytes.toString()).toBe(REPLY);
  });

  it('several frames, and frames to be skipped, make one zstd body', async () => {
    const skipped = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
    const body = Buffer.concat([zstdFrame(REPLY), skipped, zstdFrame('and more text')]);
    const decoded = await decodeChunks('zstd', bytewise(body));
    expect(decoded.error).toBeNull();
    expect(decoded.bytes.toString()).toBe(`${REPLY}and more text`);
  });

  it.each([
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(REPLY))],
    ['br, gzip', zlib.gzipSync(zlib.brotliCompressSync(REPLY))],
    ['zstd,  GZIP', zlib.gzipSync(zstdFrame(REPLY))],
    ['identity, gzip', zlib.gzipSync(REPLY)],
    [' Gzip ,', zlib.gzipSync(REPLY)],
  ])('%j is undone from the last to the first', async (encoding, body) => {
    for (const chunks of [[body], bytewise(body)]) {
      const decoded = await decodeChunks(encoding, chunks);
      expect(decoded.error).toBeNull();
      expect(decoded.bytes.toString()).toBe(REPLY);
    }
  });

  it('repeated headers are one list', async () => {
    const body = zlib.brotliCompressSync(zlib.gzipSync(REPLY));
    expect((await decodeChunks(['gzip', 'br'], [body])).bytes.toString()).toBe(REPLY);
  });

  it.each([
    'compress',
    'aws-chunked',
    'gzip;q=1',
    'constructor',
    'gzip, gzip, gzip',
    `x${'y'.repeat(99)}`,
  ])('says that %s is not supported', (encoding) => {
    const sink = { onData() {}, onEnd() {}, onError() {} };
    let thrown: unknown;
    try {
      createDecoder(encoding, 1000, sink);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(WireError);
    expect(thrown).toMatchObject({ code: 'unsupported_encoding' });
    expect((thrown as WireError).detail?.length).toBeLessThan(50);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, br'])(
    'an empty body is an empty %s body',
    async (encoding) => {
      expect(await decodeChunks(encoding, [])).toMatchObject({ error: null, bytesDecoded: 0 });
      expect(await decodeChunks(encoding, [Buffer.alloc(0)])).toMatchObject({ error: null });
    },
  );

  it.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, br'])(
    'what is no %s ends as decode_failed',
    async (encoding) => {
      const html = Buffer.from('<!doctype html><html><body>Not compressed at all</body></html>');
      expect((await decodeChunks(encoding, [html])).error?.code).toBe('decode_failed');
      expect((await decodeChunks(encoding, bytewise(html))).error?.code).toBe('decode_failed');
    },
  );

  it('gives what was readable before the damage', async () => {
    const text = `${REPLY}\n`.repeat(20_000);
    const body = zlib.gzipSync(text);
    // The checksum after the data.
    body.writeUInt32LE(0, body.length - 8);
    const decoded = await decodeChunks('gzip', pieces(body, 1000), 1 << 24);
    expect(decoded.error).toMatchObject({ code: 'decode_failed', detail: 'Z_DATA_ERROR' });
    expect(decoded.bytes.length).toBeGreaterThan(text.length / 2);
    expect(text.startsWith(decoded.bytes.toString('latin1').slice(0, 50))).toBe(true);
  });

  it('takes a body without its trailer, as browsers do', async () => {
    const gzip = zlib.gzipSync(REPLY);
    for (const [coding, body] of [
      ['gzip', gzip.subarray(0, gzip.length - 8)],
      ['zstd', Buffer.from([...zstdHeader(17), ...rawBlock(Buffer.from(REPLY))])],
    ] as const) {
      const decoded = await decodeChunks(coding, bytewise(body));
      expect(decoded.error, coding).toBeNull();
      expect(decoded.bytes.toString()).toBe(REPLY);
    }
    expect((await decodeChunks('zstd', bytewise(zstdFrame('{}')))).bytes.toString()).toBe('{}');
  });
});

describe('a stream that is flushed but not ended', () => {
  const flushed: Record<string, () => { write(text: string): Promise<Buffer> }> = {
    gzip: () => flushing(zlib.createGzip(), zlib.constants.Z_SYNC_FLUSH),
    deflate: () => flushing(zlib.createDeflate(), zlib.constants.Z_SYNC_FLUSH),
    br: () => flushing(zlib.createBrotliCompress(), zlib.constants.BROTLI_OPERATION_FLUSH),
    zstd: () => {
      let first = true;
      return {
        async write(text) {
          const block = rawBlock(Buffer.from(text));
          const bytes = first ? [...zstdHeader(17), ...block] : block;
          first = false;
          return Buffer.from(bytes);
        },
      };
    },
  };

  it.each(Object.keys(flushed))('gives each event when it comes: %s', async (coding) => {
    const source = flushed[coding]?.();
    const waiting: ((text: string) => void)[] = [];
    const decoder = createDecoder(coding, 1 << 20, {
      onData: (chunk) => waiting.shift()?.(Buffer.from(chunk).toString()),
      onEnd() {},
      onError(error) {
        throw error;
      },
    });
    for (const event of ['data: {"first":1}\n\n', 'data: {"second":2}\n\n']) {
      const bytes = await source?.write(event);
      const text = await new Promise<string>((done) => {
        waiting.push(done);
        decoder.write(bytes ?? Buffer.alloc(0));
      });
      expect(text).toBe(event);
    }
    decoder.destroy();
  });
});

function flushing(stream: zlib.Gzip | zlib.BrotliCompress, kind: number) {
  return {
    async write(text: string) {
      stream.write(text);
      await new Promise<void>((done) => stream.flush(kind, done));
      return (stream.read() ?? Buffer.alloc(0)) as Buffer;
    },
  };
}

describe('the ceiling', () => {
  const CEILING = 1 << 20;
  const TEN_MB = Buffer.alloc(10 * 1024 * 1024, 'a');
  const zstdBomb = Buffer.from([
    ...zstdHeader(20),
    ...Array.from({ length: 80 }, () => runBlock(0x61, 128 * 1024)).flat(),
  ]);
  const bombs: [string, Buffer][] = [
    ['gzip', zlib.gzipSync(TEN_MB)],
    ['deflate', zlib.deflateSync(TEN_MB)],
    ['br', zlib.brotliCompressSync(TEN_MB)],
    ['zstd', zstdBomb],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(TEN_MB))],
    ['zstd, gzip', zlib.gzipSync(zstdBomb)],
  ];

  it.each(bombs)('stops a bomb of ten megabytes at one: %s', async (encoding, body) => {
    const decoded = await decodeChunks(encoding, [body], CEILING);
    expect(body.length).toBeLessThan(20_000);
    expect(decoded.error?.code).toBe('body_too_large');
    expect(decoded.bytes.length).toBeLessThanOrEqual(CEILING);
    expect(decoded.bytesDecoded).toBeGreaterThan(CEILING);
    expect(decoded.bytesDecoded).toBeLessThanOrEqual(CEILING + 128 * 1024);
  });

  it('counts between two codings too', async () => {
    // 150 KB that decode to nothing: empty stored blocks within brotli.
    const nothing = Buffer.concat([
      zlib.gzipSync('').subarray(0, 10),
      ...Array.from({ length: 30_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])),
    ]);
    const decoded = await decodeChunks('gzip, br', [zlib.brotliCompressSync(nothing)], 100_000);
    expect(decoded.error?.code).toBe('body_too_large');
    expect(decoded.bytesDecoded).toBe(0);
  });

  it('counts what comes, also when it decodes to nothing', async () => {
    const header = zlib.gzipSync('').subarray(0, 10);
    const empty = Buffer.concat(
      Array.from({ length: 2000 }, () => Buffer.from([0, 0, 0, 255, 255])),
    );
    const chunks = [header, ...Array.from({ length: 300 }, () => empty)];
    const decoded = await decodeChunks('gzip', chunks, CEILING);
    expect(decoded.error?.code).toBe('body_too_large');
    expect(decoded.bytesDecoded).toBe(0);
    expect(decoded.bytesWire).toBeLessThanOrEqual(CEILING + empty.length);
  });

  it.each(['identity', 'gzip', 'br'])('lets exactly the ceiling through: %s', async (coding) => {
    const body = Buffer.alloc(CEILING, 'b');
    const exact = await decodeChunks(
      coding,
      pieces(ENCODE[coding]?.(body) ?? body, 65_536),
      CEILING,
    );
    expect(exact.error).toBeNull();
    expect(exact.bytes.length).toBe(CEILING);
    const over = Buffer.alloc(CEILING + 1, 'b');
    const cut = await decodeChunks(coding, pieces(ENCODE[coding]?.(over) ?? over, 65_536), CEILING);
    expect(cut.error?.code).toBe('body_too_large');
  });

  it('refuses zstd that costs more than it gives', async () => {
    const window27 = Buffer.from([...zstdHeader(27), ...runBlock(1, 10, true)]);
    expect((await decodeChunks('zstd', [window27])).error).toMatchObject({
      code: 'decode_failed',
    });
    // Each empty block of three bytes would move a window of 8 MB.
    const empty = rawBlock(Buffer.alloc(0));
    const mill = Buffer.from([
      ...zstdHeader(23),
      ...Array.from({ length: 50_000 }, () => empty).flat(),
    ]);
    const chunks = pieces(mill, 1000);
    const decoded = await decodeChunks('zstd', chunks);
    if (!('createZstdDecompress' in zlib)) expect(decoded.error?.code).toBe('decode_failed');
    expect(decoded.bytesDecoded).toBe(0);
    // A frame that claims a content of 4 GB in a single segment.
    const claim = Buffer.from([
      ...ZSTD_MAGIC,
      0xa0,
      0xff,
      0xff,
      0xff,
      0xff,
      ...runBlock(1, 10, true),
    ]);
    expect((await decodeChunks('zstd', [claim])).error).not.toBeNull();
  });
});

describe('callbacks', () => {
  it('end with destroy, from inside one of them too', async () => {
    for (const coding of ['identity', 'gzip', 'br', 'zstd']) {
      const body =
        coding === 'zstd'
          ? Buffer.from([...zstdHeader(17), ...runBlock(1, 9999), ...runBlock(2, 9999, true)])
          : (ENCODE[coding]?.(Buffer.alloc(400_000, 'c')) ?? Buffer.alloc(0));
      const calls: string[] = [];
      const decoder = createDecoder(coding, 1 << 20, {
        onData() {
          calls.push('data');
          decoder.destroy();
        },
        onEnd: () => calls.push('end'),
        onError: () => calls.push('error'),
        onDrain: () => calls.push('drain'),
      });
      decoder.write(body);
      decoder.write(body);
      decoder.end();
      await vi.waitUntil(() => calls.length > 0, { timeout: 20_000 });
      // Whatever would still come after the end is given its turn.
      await new Promise((done) => setTimeout(done, 50));
      expect(calls, coding).toEqual(['data']);
    }
  });

  it('hand identity over at once, without a copy', () => {
    const body = Buffer.from(REPLY);
    const got: Uint8Array[] = [];
    const decoder = createDecoder(undefined, 1000, {
      onData: (chunk) => got.push(chunk),
      onEnd() {},
      onError() {},
    });
    expect(decoder.write(body)).toBe(true);
    expect(got[0]).toBe(body);
  });
});

describe('for any bytes', () => {
  it('under any coding there is an end or an error, and never a throw', async () => {
    const codings = fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'gzip, br', 'zstd, gzip');
    const magic = fc.constantFrom<number[]>([], [0x1f, 0x8b, 8], [0x78, 0x9c], zstdHeader(17));
    const chunks = fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(codings, magic, chunks, async (coding, start, bodies) => {
        const decoded = await decodeChunks(coding, [Uint8Array.from(start), ...bodies], 10_000);
        expect([null, 'decode_failed', 'body_too_large']).toContain(decoded.error?.code ?? null);
        expect(decoded.bytes.length).toBeLessThanOrEqual(10_000);
      }),
      { numRuns: 500 },
    );
  });
});
