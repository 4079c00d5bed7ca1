import type { Transform } from 'node:stream';
import zlib from 'node:zlib';
import { Decompress } from 'fzstd';
import { type Inflater, type InflaterSink, inflaterFrom } from './inflater.ts';
import { createZstdGuard } from './zstd-guard.ts';

/** Not yet in the types of the oldest Node that we run on. */
type ZstdOfNode = {
  createZstdDecompress?: (options: { flush?: number; finishFlush?: number }) => Transform;
  constants: { ZSTD_e_flush?: number };
};

/** zstd by node where it has it (22.15 on), else by a package. */
export function createZstdInflater(sink: InflaterSink): Inflater {
  const { createZstdDecompress, constants } = zlib as ZstdOfNode;
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
  return {
    write(chunk) {
      if (over) return true;
      try {
        guard(chunk);
        decoder.push(chunk);
      } catch (error) {
        if (!over) {
          over = true;
          sink.onError(error instanceof Error ? error.message : String(error));
        }
      }
      return true;
    },
    end() {
      if (over) return;
      over = true;
      sink.onEnd();
    },
    destroy() {
      over = true;
    },
  };
}
