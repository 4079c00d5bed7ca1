import { createDecoder } from '../../src/wire/decoder.ts';
import type { WireError } from '../../src/wire/wire-error.ts';

export type Decoded = {
  bytes: Buffer;
  error: WireError | null;
  bytesWire: number;
  bytesDecoded: number;
};

/** Runs a whole body through a decoder, pausing when it asks for that. */
export function decodeChunks(
  encoding: string | string[] | null,
  chunks: Uint8Array[],
  maxBytes = 1 << 20,
): Promise<Decoded> {
  return new Promise((done) => {
    const out: Uint8Array[] = [];
    const rest = [...chunks];
    const finish = (error: WireError | null) => {
      const { bytesWire, bytesDecoded } = decoder;
      done({ bytes: Buffer.concat(out), error, bytesWire, bytesDecoded });
    };
    const pump = () => {
      for (let chunk = rest.shift(); chunk !== undefined; chunk = rest.shift()) {
        if (!decoder.write(chunk)) return;
      }
      decoder.end();
    };
    const decoder = createDecoder(encoding, maxBytes, {
      onData: (chunk) => out.push(Buffer.from(chunk)),
      onEnd: () => finish(null),
      onError: (error) => finish(error),
      onDrain: pump,
    });
    pump();
  });
}
