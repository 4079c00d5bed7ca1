export type Utf8Decoder = {
  /** The text of the next bytes; a character that is split between chunks comes with its last byte. */
  decode(chunk: Uint8Array): string;
  /** What is left at the end: nothing, or U+FFFD for half a character. */
  end(): string;
};

/** UTF-8 in pieces, without a leading BOM. Bytes that are not UTF-8 become U+FFFD. */
export function createUtf8Decoder(): Utf8Decoder {
  let streaming: InstanceType<typeof TextDecoder> | null = null;
  let atStart = true;

  return {
    decode(chunk) {
      const last = chunk[chunk.length - 1];
      if (last === undefined) return '';
      // A chunk that ends in ASCII leaves no character open: most bodies never need the decoder, which is dear to make.
      if (streaming === null && last < 0x80) {
        const bytes = Buffer.isBuffer(chunk)
          ? chunk
          : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        const text = bytes.toString('utf8');
        const plain = atStart && text.startsWith('\uFEFF') ? text.slice(1) : text;
        atStart = false;
        return plain;
      }
      streaming ??= new TextDecoder('utf-8', { ignoreBOM: !atStart });
      atStart = false;
      return streaming.decode(chunk, { stream: true });
    },
    end: () => streaming?.decode() ?? '',
  };
}
