import { zlib } from './builtins.ts';
import type { Coding } from './content-coding.ts';
import { type Inflater, type InflaterSink, inflaterFrom } from './inflater.ts';
import { createZstdInflater } from './zstd.ts';

/** Flushing lets out all that can be decoded so far, and lets an empty body or a missing trailer pass, as browsers do. */
function flushing(flush: number): { flush: number; finishFlush: number } {
  return { flush, finishFlush: flush };
}

export function createInflater(coding: Coding, sink: InflaterSink): Inflater {
  const { constants, createBrotliDecompress, createGunzip } = zlib();
  switch (coding) {
    case 'gzip':
      return inflaterFrom(createGunzip(flushing(constants.Z_SYNC_FLUSH)), sink);
    case 'br':
      return inflaterFrom(createBrotliDecompress(flushing(constants.BROTLI_OPERATION_FLUSH)), sink);
    case 'deflate':
      return createDeflateInflater(sink);
    case 'zstd':
      return createZstdInflater(sink);
  }
}

/** `deflate` means zlib's wrapper (RFC 9110 §8.4.1.2), but raw deflate is sent too: the first byte tells them apart. */
function createDeflateInflater(sink: InflaterSink): Inflater {
  const { constants, createInflate, createInflateRaw } = zlib();
  const options = flushing(constants.Z_SYNC_FLUSH);
  let inflater: Inflater | null = null;
  return {
    write(chunk) {
      const first = chunk[0];
      if (first === undefined) return true;
      inflater ??= inflaterFrom(
        (first & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options),
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
