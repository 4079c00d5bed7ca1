import { expect, it } from 'vitest';
import { handshakeResult } from '../../src/render/handshake-result.ts';
import { isFailure } from '../../src/render/result.ts';
import { judgement } from './judgement.ts';

const rowOf = (different: Parameters<typeof judgement>[0]) =>
  handshakeResult(judgement(different)).rows[0];

it('is one row, and says what was read', () => {
  const result = handshakeResult(judgement());
  expect(result.headline).toBe('OK');
  expect(result.rows).toHaveLength(1);
  expect(result.rows[0]?.text).toBe('It answered and lists 2 tools.');
  expect(result.facts).toContainEqual(['Server', 'example 1.2.3']);
});

it.each([
  ['ok_empty', null, 'pass'],
  ['auth_required', 'unauthorized', 'note'],
  ['error', 'not_found', 'error'],
  ['unreachable', 'connect_refused', 'error'],
  ['skipped', 'not_a_url', 'error'],
] as const)('of %s is %s', (status, reason, level) => {
  const row = rowOf({ status, reason, tools: null });
  expect(row).toMatchObject({ level, detail: reason });
  expect(row?.text).not.toBe('');
});

it('fails over an error where anything fails, and over a gate nowhere', () => {
  const error = rowOf({ status: 'error', reason: 'not_found' }) ?? { level: 'pass' };
  const gate = rowOf({ status: 'auth_required', reason: 'unauthorized' }) ?? { level: 'error' };
  for (const failOn of ['failed', 'error', 'risk', 'warning'] as const) {
    expect(isFailure(error, failOn)).toBe(true);
    expect(isFailure(gate, failOn)).toBe(false);
  }
  expect(isFailure(error, 'never')).toBe(false);
});
