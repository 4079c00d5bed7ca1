import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Clone, createOrigin, type Ended, type Origin } from './repository.ts';

/** Stands in for the GitHub CLI: writes down how it was called, and knows of the open pull request it is told of. */
const GH = `#!/usr/bin/env bash
printf '%s\\n' "$*" >> "$GH_CALLS"
case "$1 $2" in
  'pr list') echo "$GH_OPEN" ;;
  'pr create') exit "$GH_CREATE" ;;
esac
`;

let origin: Origin;

beforeEach(() => {
  origin = createOrigin({ 'data/catalog.json': 'one\n' });
});

afterEach(() => origin.remove());

async function propose(
  clone: Clone,
  { open = '', create = '0' } = {},
): Promise<Ended & { calls: string[] }> {
  const calls = join(clone.dir, '..', 'calls');
  clone.write('../bin/gh', GH);
  clone.write('../body.md', 'what changed\n');
  chmodSync(join(clone.dir, '../bin/gh'), 0o755);
  const ended = await clone.script(
    'propose-data.sh',
    ['main', 'rollcall/sync', 'Sync the catalog', '../body.md'],
    {
      PATH: `${join(clone.dir, '../bin')}:${process.env.PATH}`,
      GH_CALLS: calls,
      GH_OPEN: open,
      GH_CREATE: create,
    },
  );
  return { ...ended, calls: existsSync(calls) ? readFileSync(calls, 'utf8').split('\n') : [] };
}

const LIST =
  'pr list --head rollcall/sync --base main --state open --json number --jq .[0].number // ""';

it('pushes the branch and opens a pull request with the text of a file', async () => {
  const clone = origin.clone();
  clone.write('data/catalog.json', 'one\ntwo\n');
  const { code, calls } = await propose(clone);
  expect(code).toBe(0);
  expect(calls).toEqual([
    LIST,
    'pr create --base main --head rollcall/sync --title Sync the catalog --body-file ../body.md',
    '',
  ]);
  expect(origin.read('rollcall/sync', 'data/catalog.json')).toBe('one\ntwo\n');
  expect(origin.read('main', 'data/catalog.json')).toBe('one\n');
});

it('updates the one that is open, whose branch then holds the newest proposal alone', async () => {
  const [before, now] = [origin.clone(), origin.clone()];
  before.write('data/catalog.json', 'one\nlast week\n');
  await propose(before);
  now.write('data/catalog.json', 'one\nthis week\n');
  const { code, calls } = await propose(now, { open: '12' });
  expect(code).toBe(0);
  expect(calls.at(-2)).toBe('pr edit 12 --title Sync the catalog --body-file ../body.md');
  expect(origin.log('rollcall/sync')).toEqual(['Sync the catalog', 'seed']);
  expect(origin.read('rollcall/sync', 'data/catalog.json')).toBe('one\nthis week\n');
});

it('closes the open one where nothing is left to propose', async () => {
  const { code, calls } = await propose(origin.clone(), { open: '12' });
  expect(code).toBe(0);
  expect(calls.at(-2)).toMatch(/^pr close 12 /);
});

it('does nothing where nothing changed and none is open', async () => {
  const { code, calls } = await propose(origin.clone());
  expect(code).toBe(0);
  expect(calls).toEqual([LIST, '']);
});

it('says which setting is missing where no pull request may be opened', async () => {
  const clone = origin.clone();
  clone.write('data/catalog.json', 'one\ntwo\n');
  const { code, stderr } = await propose(clone, { create: '1' });
  expect(code).toBe(1);
  expect(stderr).toContain('Allow GitHub Actions to create and approve pull requests');
});
