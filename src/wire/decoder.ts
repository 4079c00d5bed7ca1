import { codings } from './content-coding.ts';
import type { Inflater, InflaterSink } from './inflater.ts';
import { createInflater } from './inflaters.ts';
import { WireError } from './wire-error.ts';

export type DecoderSink = {
  /** Decoded bytes, never more than the ceiling in all. Called at once from `write` for identity, later for the others. */
  onData(chunk: Uint8Array): void;
  /** After `end`, when all decoded bytes were given. */
  onEnd(): void;
  /** Nothing follows. `body_too_large` or `decode_failed`. */
  onError(error: WireError): void;
  /** Room again after a `write` that returned false. */
  onDrain?(): void;
};

export type Decoder = {
  /** Returns false when the caller should pause until onDrain. Does nothing once the body is over or was stopped. */
  write(chunk: Uint8Array): boolean;
  end(): void;
  /** Stops at once; no callback follows. */
  destroy(): void;
  /** Bytes of the body as they came. */
  readonly bytesWire: number;
  /** Bytes after decompression. */
  readonly bytesDecoded: number;
};

/**
 * Undoes a content-encoding while the body streams, and counts on both sides: neither what came nor
 * what came out of it passes `maxBytes`, so that a bomb costs the ceiling and one chunk.
 *
 * @param contentEncoding the header as it came: one line, several, or none
 * @throws WireError `unsupported_encoding`
 */
export function createDecoder(
  contentEncoding: string | string[] | null | undefined,
  maxBytes: number,
  sink: DecoderSink,
): Decoder {
  let over = false;

  const stop = (error?: WireError) => {
    if (over) return;
    over = true;
    for (const inflater of chain) inflater.destroy();
    if (error !== undefined) sink.onError(error);
  };
  const deliver: InflaterSink = {
    onData(chunk) {
      if (over) return;
      decoder.bytesDecoded += chunk.length;
      if (decoder.bytesDecoded > maxBytes) stop(tooLarge(maxBytes));
      else if (chunk.length > 0) sink.onData(chunk);
    },
    onEnd() {
      if (over) return;
      over = true;
      sink.onEnd();
    },
    onError: (detail) => stop(new WireError('decode_failed', detail)),
    onDrain() {
      if (!over) sink.onDrain?.();
    },
  };

  // The coding that was applied last is undone first; each passes its output to the next.
  const chain: Inflater[] = [];
  let next = deliver;
  for (const coding of codings(contentEncoding)) {
    const inflater = createInflater(coding, next);
    chain.unshift(inflater);
    next = feeding(inflater, deliver, maxBytes, () => stop(tooLarge(maxBytes)));
  }
  const first = chain[0];

  const decoder = {
    bytesWire: 0,
    bytesDecoded: 0,
    write(chunk: Uint8Array) {
      if (over) return true;
      decoder.bytesWire += chunk.length;
      if (first === undefined) {
        deliver.onData(chunk);
        return true;
      }
      if (decoder.bytesWire > maxBytes) {
        stop(tooLarge(maxBytes));
        return true;
      }
      return first.write(chunk);
    },
    end() {
      if (over) return;
      if (first === undefined) deliver.onEnd();
      else first.end();
    },
    destroy: () => stop(),
  };
  return decoder;
}

/** Between two codings: what passes is compressed still, so more than the ceiling is too much here as well. */
function feeding(
  inflater: Inflater,
  last: InflaterSink,
  maxBytes: number,
  onTooMuch: () => void,
): InflaterSink {
  let bytes = 0;
  return {
    ...last,
    onData(chunk) {
      bytes += chunk.length;
      if (bytes > maxBytes) onTooMuch();
      else inflater.write(chunk);
    },
    onEnd: () => inflater.end(),
  };
}

function tooLarge(maxBytes: number): WireError {
  return new WireError('body_too_large', `more than ${maxBytes} bytes`);
}
