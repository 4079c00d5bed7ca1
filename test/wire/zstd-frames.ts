/** zstd by hand: Node 20 has no encoder, and an attacker would not use one either. RFC 8878 §3.1.1. */
export const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd];

/** A frame header without content size or checksum; the window is 2^windowLog bytes. */
export function zstdHeader(windowLog: number): number[] {
  return [...ZSTD_MAGIC, 0x00, (windowLog - 10) << 3];
}

/** One byte, repeated up to 128 KiB times, in four bytes. */
export function runBlock(byte: number, length: number, last = false): number[] {
  return [...blockHeader(1, length, last), byte];
}

export function rawBlock(bytes: Uint8Array, last = false): number[] {
  return [...blockHeader(0, bytes.length, last), ...bytes];
}

export function zstdFrame(text: string): Buffer {
  return Buffer.from([...zstdHeader(17), ...rawBlock(Buffer.from(text), true)]);
}

function blockHeader(type: number, size: number, last: boolean): number[] {
  const header = (size << 3) | (type << 1) | (last ? 1 : 0);
  return [header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff];
}
