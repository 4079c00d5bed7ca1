import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asksToBackOff, backOffSeconds } from '../../src/observation/back-off.ts';

const { retryAfter } = JSON.parse(readFileSync('test/cases/header-vectors.json', 'utf8')) as {
  retryAfter: { value: string; seconds: number | null }[];
};

describe('the seconds of a Retry-After', () => {
  it.each(retryAfter)('$value', ({ value, seconds }) => {
    expect(backOffSeconds(value)).toBe(seconds);
    expect(asksToBackOff(503, { 'retry-after': [value] })).toBe(true);
  });
});

it('a 429 always asks to back off, a 503 only with the header, nothing else ever', () => {
  expect(asksToBackOff(429, {})).toBe(true);
  expect(asksToBackOff(503, {})).toBe(false);
  for (const status of [200, 401, 500, null]) {
    expect(asksToBackOff(status, { 'retry-after': ['1'] })).toBe(false);
  }
});
