import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../src/mcp/retry-after.ts';

const { retryAfter: vectors } = JSON.parse(
  readFileSync('test/cases/header-vectors.json', 'utf8'),
) as {
  retryAfter: { value: string; seconds: number | null }[];
};
const NOW = new Date('2015-10-21T07:27:58Z');

describe('Retry-After', () => {
  it.each([
    ['3600', 3_600_000],
    ['  3600  ', 3_600_000],
    ['0', 0],
    ['1e3', null],
    ['0x10', null],
    ['-5', null],
    ['3.5', null],
    ['', null],
    ['9'.repeat(300), null],
    ['9007199254740993', null],
    [undefined, null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 2000],
    ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ])('%j asks for %j ms', (value, ms) => {
    expect(retryAfterMs(value, undefined, NOW)).toBe(ms);
  });

  it('counts a date by the clock of the server that wrote it', () => {
    const date = 'Wed, 21 Oct 2015 07:27:56 GMT';
    expect(retryAfterMs('Wed, 21 Oct 2015 07:28:00 GMT', date, NOW)).toBe(4000);
  });

  it.each(vectors)('agrees with the public vector $value, dates aside', ({ value, seconds }) => {
    // The suite of the vectors takes no figure from a date; a client may (RFC 9110, 10.2.3).
    const isDate = value.endsWith('GMT');
    const expected = isDate ? 2000 : seconds === null ? null : seconds * 1000;
    expect(retryAfterMs(value, undefined, NOW)).toBe(expected);
  });
});
