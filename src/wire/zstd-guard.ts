/** What content-coded zstd may ask for (RFC 9659). */
const MAX_WINDOW = 8 * 1024 * 1024;
const MAX_BLOCK = 128 * 1024;
/**
 * The packaged decoder moves its whole window once for every block, and a block can be three bytes:
 * this bounds what it moves, at some seconds' tenths of CPU and a thousand flushes of a usual stream.
 */
const MAX_MOVED = 2 * 1024 ** 3;
const SKIPPABLE_COST = 64 * 1024;

type Stage = 'magic' | 'descriptor' | 'header' | 'block' | 'skippable';

/**
 * Walks over the frames and blocks of a zstd stream (RFC 8878 §3.1) without decoding them, ahead of the
 * decoder, and throws an Error with a few words where it would cost more than its bytes are worth.
 */
export function createZstdGuard(): (chunk: Uint8Array) => void {
  let stage: Stage = 'magic';
  let field: number[] = [];
  let wanted = 4;
  let skip = 0;
  let moved = 0;
  let frame = { single: false, checksum: false, contentBytes: 0, window: 0 };

  const expect = (next: Stage, bytes: number) => {
    stage = next;
    field = [];
    wanted = bytes;
  };
  const charge = (bytes: number) => {
    moved += bytes;
    if (moved > MAX_MOVED) throw new Error('zstd: too many blocks');
  };
  const readers: Record<Stage, (bytes: number[]) => void> = {
    magic(bytes) {
      const magic = littleEndian(bytes);
      if (magic === 0xfd2fb528) expect('descriptor', 1);
      else if (magic >= 0x184d2a50 && magic <= 0x184d2a5f) expect('skippable', 4);
      else throw new Error('zstd: not a frame');
    },
    descriptor([byte = 0]) {
      const single = (byte & 0x20) !== 0;
      const contentBytes = [single ? 1 : 0, 2, 4, 8][byte >> 6] ?? 0;
      const dictionaryBytes = [0, 1, 2, 4][byte & 3] ?? 0;
      frame = { single, checksum: (byte & 4) !== 0, contentBytes, window: 0 };
      expect('header', (single ? 0 : 1) + dictionaryBytes + contentBytes);
    },
    header(bytes) {
      frame.window = frame.single
        ? littleEndian(bytes.slice(-frame.contentBytes)) + (frame.contentBytes === 2 ? 256 : 0)
        : windowSize(bytes[0] ?? 0);
      if (frame.window > MAX_WINDOW) throw new Error('zstd: window too large');
      charge(frame.window);
      expect('block', 3);
    },
    block(bytes) {
      const header = littleEndian(bytes);
      const last = (header & 1) !== 0;
      const type = (header >> 1) & 3;
      const size = header >> 3;
      if (type === 3 || size > MAX_BLOCK) throw new Error('zstd: bad block');
      charge(frame.window);
      // A run-length block holds the one byte that is repeated.
      skip = type === 1 ? 1 : size;
      if (last && frame.checksum) skip += 4;
      if (last) expect('magic', 4);
      else expect('block', 3);
    },
    skippable(bytes) {
      charge(SKIPPABLE_COST);
      skip = littleEndian(bytes);
      expect('magic', 4);
    },
  };

  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (skip > 0) {
        const step = Math.min(skip, chunk.length - at);
        skip -= step;
        at += step;
        continue;
      }
      field.push(chunk[at] ?? 0);
      at += 1;
      if (field.length === wanted) readers[stage](field);
    }
  };
}

function littleEndian(bytes: number[]): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}

function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}
