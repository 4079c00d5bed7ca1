import { expect, it } from 'vitest';
import {
  carriesVersionHeader,
  newestHandshake,
  newestModern,
} from '../../src/observation/versions.ts';

it('the newest version is chosen among those that were released, by era', () => {
  const listed = ['2024-11-05', '2025-06-18', '2026-07-28', '2999-01-01', 7];
  expect(newestHandshake(listed)).toBe('2025-06-18');
  expect(newestModern(listed)).toBe('2026-07-28');
  expect(newestModern(['2025-06-18'])).toBeNull();
  expect(newestHandshake([])).toBeNull();
});

it.each([
  ['2024-11-05', false],
  ['2025-03-26', false],
  ['2025-06-18', true],
  ['2025-11-05', true],
  ['draft', false],
  ['2025-06-18\r\nx: y', false],
])('the version header with %j is sent: %j', (version, carried) => {
  expect(carriesVersionHeader(version)).toBe(carried);
});
