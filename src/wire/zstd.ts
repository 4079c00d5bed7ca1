import type { Transform } from 'node:stream';
import { Decompress, ZstdErrorCode } from 'fzstd';
import { zlib } from './builtins.ts';
import { type Inflater, type InflaterSink, inflaterFrom } from './inflater.ts';
import { createZstdGuard } from './zstd-guard.ts';

/** Not yet in the types of the oldest Node that we run on. */
type ZstdOfNode = {
  createZstdDecompress?: (options: { flush?: number; finishFlush?: number }) => Transform;
  constants: { ZSTD_e_flush?: number };
};

/** zstd by node where it has it (22.15 on), else by a package. */
export function createZstdInflater(sink: InflaterSink): Inflater {
  const { createZstdDecompress, constants } = zlib() as ZstdOfNode;
  if (createZstdDecompress === undefined) return createPackagedZstdInflater(sink);
  const flush = constants.ZSTD_e_flush ?? 1;
  return inflaterFrom(createZstdDecompress({ flush, finishFlush: flush }), sink);
}

/** Decodes at once, inside `write`. */
export function createPackagedZstdInflater(sink: InflaterSink): Inflater {
  let over = false;
  const guard = createZstdGuard();
  const decoder = new Decompress((chunk) => {
    // The only way out of the package's loop over the blocks of one chunk.
    if (over) throw new Error('stopped');
    sink.onData(chunk);
  });
  const run = (chunk: Uint8Array, final: boolean) => {
    try {
      guard(chunk);
      decoder.push(chunk, final);
    } catch (error) {
      // A body that was cut short passes, as with the other codings: what it held has been given.
      if (over || isCutShort(error)) return;
      over = true;
      sink.onError(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    write(chunk) {
      if (!over) run(chunk, false);
      return true;
    },
    end() {
      // Short frames wait in the decoder until it is told that nothing follows.
      if (!over) run(new Uint8Array(0), true);
      if (over) return;
      over = true;
      sink.onEnd();
    },
    destroy() {
      over = true;
    },
  };
}

function isCutShort(error: unknown): boolean {
  return (error as { code?: unknown }).code === ZstdErrorCode.UnexpectedEOF;
}
