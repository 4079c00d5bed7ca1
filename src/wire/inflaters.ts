import zlib from 'node:zlib';
import type { Coding } from './content-coding.ts';
import { type Inflater, type InflaterSink, inflaterFrom } from './inflater.ts';
import { createZstdInflater } from './zstd.ts';

/** Flushing lets out all that can be decoded so far, and lets an empty body or a missing trailer pass, as browsers do. */
const ZLIB = {
  flush: zlib.constants.Z_SYNC_FLUSH,
  finishFlush: zlib.constants.Z_SYNC_FLUSH,
};
const BROTLI = {
  flush: zlib.constants.BROTLI_OPERATION_FLUSH,
  finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
};

export function createInflater(coding: Coding, sink: InflaterSink): Inflater {
  switch (coding) {
    case 'gzip':
      return inflaterFrom(zlib.createGunzip(ZLIB), sink);
    case 'br':
      return inflaterFrom(zlib.createBrotliDecompress(BROTLI), sink);
    case 'deflate':
      return createDeflateInflater(sink);
    case 'zstd':
      return createZstdInflater(sink);
  }
}

/** `deflate` means zlib's wrapper (RFC 9110 §8.4.1.2), but raw deflate is sent too: the first byte tells them apart. */
function createDeflateInflater(sink: InflaterSink): Inflater {
  let inflater: Inflater | null = null;
  return {
    write(chunk) {
      const first = chunk[0];
      if (first === undefined) return true;
      inflater ??= inflaterFrom(
        (first & 0x0f) === 8 ? zlib.createInflate(ZLIB) : zlib.createInflateRaw(ZLIB),
        sink,
      );
      return inflater.write(chunk);
    },
    end() {
      if (inflater === null) sink.onEnd();
      else inflater.end();
    },
    destroy: () => inflater?.destroy(),
  };
}
