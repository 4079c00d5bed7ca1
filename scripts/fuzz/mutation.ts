import fc from 'fast-check';

/** A place in bytes, as a share of their length. */
export const share: fc.Arbitrary<number> = fc.nat({ max: 1000 }).map((part) => part / 1000);

interface Edit {
  op: 'flip' | 'insert' | 'delete' | 'repeat' | 'truncate';
  /** Where, as a share of the length. */
  at: number;
  length: number;
  bytes: Uint8Array;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  op: fc.constantFrom('flip', 'insert', 'delete', 'repeat', 'truncate'),
  at: share,
  length: fc.integer({ min: 1, max: 40 }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 6 }),
    fc
      .constantFrom(
        '\r',
        '\n',
        '\r\n\r\n',
        '\0',
        ':',
        '{',
        '"',
        '\uFEFF',
        '\u{1F600}',
        '-1',
        '1e999',
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});

/** A few edits of bytes; most often none. */
export const edits: fc.Arbitrary<Edit[]> = fc.oneof(
  { weight: 9, arbitrary: fc.constant<Edit[]>([]) },
  { weight: 1, arbitrary: fc.array(edit, { minLength: 1, maxLength: 3 }) },
);

/** The bytes after the edits, in their order. */
export function mutate(bytes: Buffer, changes: readonly Edit[]): Buffer {
  return changes.reduce((before, { op, at, length, bytes: inserted }) => {
    const start = Math.floor(at * before.length);
    const [head, rest] = [before.subarray(0, start), before.subarray(start)];
    if (op === 'truncate') return head;
    if (op === 'insert') return Buffer.concat([head, inserted, rest]);
    if (op === 'delete') return Buffer.concat([head, rest.subarray(length)]);
    if (op === 'repeat') return Buffer.concat([head, rest.subarray(0, length), rest]);
    const flipped = Buffer.from(rest);
    if (flipped.length > 0) flipped[0] = (flipped[0] ?? 0) ^ (inserted[0] ?? 1);
    return Buffer.concat([head, flipped]);
  }, bytes);
}
