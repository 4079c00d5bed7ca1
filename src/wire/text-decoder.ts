export type Utf8Decoder = {
  /** The text of the next bytes; a character that is split between chunks comes with its last byte. */
  decode(chunk: Uint8Array): string;
  /** What is left at the end: nothing, or U+FFFD for half a character. */
  end(): string;
};

/** UTF-8 in pieces, without a leading BOM. Bytes that are not UTF-8 become U+FFFD. */
export function createUtf8Decoder(): Utf8Decoder {
  const decoder = new TextDecoder('utf-8');
  return {
    decode: (chunk) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}
