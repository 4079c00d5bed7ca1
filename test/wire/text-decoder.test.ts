import { expect, it } from 'vitest';
import { createUtf8Decoder } from '../../src/wire/text-decoder.ts';

function decode(chunks: number[][]): string {
  const decoder = createUtf8Decoder();
  return chunks.map((chunk) => decoder.decode(Uint8Array.from(chunk))).join('') + decoder.end();
}

it('keeps a character whole that is split between chunks', () => {
  const bytes = [...Buffer.from('查询数据 🎉')];
  expect(decode(bytes.map((byte) => [byte]))).toBe('查询数据 🎉');
});

it('takes a BOM off, also a split one', () => {
  expect(decode([[0xef], [0xbb, 0xbf, 0x61]])).toBe('a');
});

it('shows what is no UTF-8 as U+FFFD, and half a character at the end', () => {
  expect(
    decode([
      [0x61, 0xff, 0x62],
      [0xe6, 0x9f],
    ]),
  ).toBe('a\uFFFDb\uFFFD');
});
