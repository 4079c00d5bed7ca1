import { expect, it } from 'vitest';
import { groupOf } from '../../../site/changes/groups.ts';
import type { StatusChange } from '../../../src/generated/changes.ts';

it.each<[StatusChange['from'], StatusChange['to'], string]>([
  ['unreachable', 'ok', 'answers'],
  ['error', 'ok_empty', 'answers'],
  ['auth_required', 'ok', 'opened'],
  ['ok_empty', 'ok', 'tools'],
  ['ok', 'ok_empty', 'tools'],
  ['ok', 'auth_required', 'gated'],
  ['unreachable', 'auth_required', 'gated'],
  ['auth_required', 'error', 'stopped'],
  ['unreachable', 'error', 'failing'],
  [null, 'ok', 'first'],
])('a status that went from %s to %s is told as what it is: %s', (from, to, group) => {
  expect(groupOf({ at: '2026-11-29T04:17:00Z', name: 'a/a', kind: 'status', from, to })).toBe(
    group,
  );
});
